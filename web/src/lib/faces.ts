// The faces to choose from, each a picture file. The wire has their names.
import bear from 'icon-url:fluent-emoji-flat/bear'
import boyMediumDark from 'icon-url:fluent-emoji-flat/boy-medium-dark'
import bust from 'icon-url:fluent-emoji-flat/bust-in-silhouette'
import cat from 'icon-url:fluent-emoji-flat/cat-face'
import detective from 'icon-url:fluent-emoji-flat/detective'
import dog from 'icon-url:fluent-emoji-flat/dog-face'
import fox from 'icon-url:fluent-emoji-flat/fox'
import frog from 'icon-url:fluent-emoji-flat/frog'
import ghost from 'icon-url:fluent-emoji-flat/ghost'
import girl from 'icon-url:fluent-emoji-flat/girl'
import manBald from 'icon-url:fluent-emoji-flat/man-bald-medium-dark'
import manBeard from 'icon-url:fluent-emoji-flat/man-beard-medium'
import manRedHair from 'icon-url:fluent-emoji-flat/man-red-hair'
import manTurban from 'icon-url:fluent-emoji-flat/man-wearing-turban-medium-dark'
import octopus from 'icon-url:fluent-emoji-flat/octopus'
import oldMan from 'icon-url:fluent-emoji-flat/old-man-dark'
import oldWoman from 'icon-url:fluent-emoji-flat/old-woman'
import owl from 'icon-url:fluent-emoji-flat/owl'
import panda from 'icon-url:fluent-emoji-flat/panda'
import penguin from 'icon-url:fluent-emoji-flat/penguin'
import personCurlyHair from 'icon-url:fluent-emoji-flat/person-curly-hair-dark'
import raccoon from 'icon-url:fluent-emoji-flat/raccoon'
import robot from 'icon-url:fluent-emoji-flat/robot'
import tiger from 'icon-url:fluent-emoji-flat/tiger-face'
import wolf from 'icon-url:fluent-emoji-flat/wolf'
import womanCurlyHair from 'icon-url:fluent-emoji-flat/woman-curly-hair-medium-dark'
import womanHeadscarf from 'icon-url:fluent-emoji-flat/woman-with-headscarf'
import womanRedHair from 'icon-url:fluent-emoji-flat/woman-red-hair'
import koala from 'icon-url:fluent-emoji-flat/koala'
import hamster from 'icon-url:fluent-emoji-flat/hamster'
import rabbit from 'icon-url:fluent-emoji-flat/rabbit-face'
import lion from 'icon-url:fluent-emoji-flat/lion'
import monkey from 'icon-url:fluent-emoji-flat/monkey-face'
import pig from 'icon-url:fluent-emoji-flat/pig-face'
import mouse from 'icon-url:fluent-emoji-flat/mouse-face'
import cow from 'icon-url:fluent-emoji-flat/cow-face'
import hedgehog from 'icon-url:fluent-emoji-flat/hedgehog'
import dragon from 'icon-url:fluent-emoji-flat/dragon-face'
import alien from 'icon-url:fluent-emoji-flat/alien'
import turtle from 'icon-url:fluent-emoji-flat/turtle'
import carton from '../assets/bots/carton.svg'
import clock from '../assets/bots/clock.svg'
import cyclops from '../assets/bots/cyclops.svg'
import diver from '../assets/bots/diver.svg'
import radio from '../assets/bots/radio.svg'
import television from '../assets/bots/television.svg'
import tin from '../assets/bots/tin.svg'
import { bare } from './bare'

const pictures: Record<string, string> = bare({
  'woman-red-hair': womanRedHair,
  'man-beard': manBeard,
  'old-woman': oldWoman,
  'man-turban': manTurban,
  'woman-headscarf': womanHeadscarf,
  'old-man': oldMan,
  'woman-curly-hair': womanCurlyHair,
  'man-red-hair': manRedHair,
  'person-curly-hair': personCurlyHair,
  'man-bald': manBald,
  girl,
  boy: boyMediumDark,
  detective,
  fox,
  owl,
  cat,
  dog,
  bear,
  raccoon,
  panda,
  wolf,
  tiger,
  penguin,
  frog,
  octopus,
  ghost,
  koala,
  hamster,
  rabbit,
  lion,
  monkey,
  pig,
  mouse,
  cow,
  hedgehog,
  dragon,
  alien,
  turtle,
})

/** Bots have other faces, chosen by their names. */
const bots: Record<string, string> = bare({
  robot,
  'robot-carton': carton,
  'robot-clock': clock,
  'robot-cyclops': cyclops,
  'robot-diver': diver,
  'robot-radio': radio,
  'robot-television': television,
  'robot-tin': tin,
})

/** The faces that people can choose. */
export const faceNames = Object.keys(pictures)

/** The picture of a face. A bot that plays for a person is a plain robot; an unknown name is a silhouette. */
export function facePicture(face: string, bot = false): string {
  return bots[face] ?? (bot ? robot : (pictures[face] ?? bust))
}

export function anyFace(): string {
  const light = faceNames.filter((name) => !name.endsWith('curly-hair')) // those pictures have 7 KB, the others about 1 KB
  return light[Math.floor(Math.random() * light.length)] ?? 'fox'
}

/** The wanted face if it is free, else the first free one. */
export function freeFace(taken: ReadonlySet<string>, wanted = ''): string {
  return wanted && !taken.has(wanted) ? wanted : (faceNames.find((name) => !taken.has(name)) ?? wanted)
}

import { memory } from './memory.svelte'

/** Each sound is a few soft tones: [frequency in Hz, start in s, length in s]. */
const SOUNDS = {
  tap: [[520, 0, 0.05]],
  turn: [[660, 0, 0.12], [880, 0.11, 0.2]],
  knock: [[170, 0, 0.07], [150, 0.13, 0.08]],
  bell: [[1320, 0, 0.5], [1980, 0.01, 0.35]],
  reveal: [[392, 0, 0.16], [494, 0.14, 0.16], [587, 0.28, 0.35]],
  end: [[523, 0, 0.18], [659, 0.16, 0.18], [784, 0.32, 0.18], [1047, 0.48, 0.5]],
  no: [[220, 0, 0.12], [180, 0.1, 0.16]],
} satisfies Record<string, [number, number, number][]>

export type Sound = keyof typeof SOUNDS

let audio: AudioContext | null = null

/** Plays a sound, if sounds are turned on. */
export function play(sound: Sound): void {
  if (!memory.settings.sound) return
  audio ??= new AudioContext()
  for (const [frequency, start, length] of SOUNDS[sound]) tone(audio, frequency, start, length)
}

function tone(context: AudioContext, frequency: number, start: number, length: number): void {
  const begins = context.currentTime + start
  const wave = context.createOscillator()
  const volume = context.createGain()
  wave.type = 'triangle'
  wave.frequency.value = frequency
  volume.gain.setValueAtTime(0, begins)
  volume.gain.linearRampToValueAtTime(0.12, begins + 0.01)
  volume.gain.exponentialRampToValueAtTime(0.001, begins + length)
  wave.connect(volume).connect(context.destination)
  wave.start(begins)
  wave.stop(begins + length)
}

// The pictures of the quick reactions, by their wire names.
import clap from 'icon-url:fluent-emoji-flat/clapping-hands'
import eyes from 'icon-url:fluent-emoji-flat/eyes'
import fire from 'icon-url:fluent-emoji-flat/fire'
import heart from 'icon-url:fluent-emoji-flat/red-heart'
import hush from 'icon-url:fluent-emoji-flat/zipper-mouth-face'
import laugh from 'icon-url:fluent-emoji-flat/face-with-tears-of-joy'
import think from 'icon-url:fluent-emoji-flat/thinking-face'
import thumb from 'icon-url:fluent-emoji-flat/thumbs-up'
import { bare } from '../lib/bare'

export const reactions: Record<string, string> = bare({
  'thumbs-up': thumb,
  laugh,
  think,
  eyes,
  clap,
  fire,
  heart,
  hush,
})

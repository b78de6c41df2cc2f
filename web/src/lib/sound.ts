// Synthesized sounds, the same set for every game. Browsers allow them after the first tap; a setting turns them off.
import { stored } from './storage.svelte'
import { prefersReducedMotion } from './motion'

/** A tone: frequency in Hz (and another to glide to), start and length in s, volume. */
interface Tone {
  hz: number
  to?: number
  at?: number
  s: number
  loud?: number
  wave?: OscillatorType
}
/** A rustle: noise around a frequency. */
interface Rustle {
  rustle: number
  at?: number
  s: number
  loud?: number
}
type Note = Tone | Rustle

const CUES = {
  deal: [
    { rustle: 2600, s: 0.07 },
    { rustle: 2300, at: 0.09, s: 0.07 },
    { rustle: 2800, at: 0.18, s: 0.08 },
  ],
  flip: [
    { rustle: 1800, s: 0.06, loud: 0.7 },
    { rustle: 3400, at: 0.07, s: 0.05 },
  ],
  tap: [
    { hz: 520, s: 0.05 },
    { rustle: 1200, s: 0.02, loud: 0.5 },
  ],
  tick: [{ hz: 1500, s: 0.025, loud: 0.35, wave: 'square' }],
  bell: [
    { hz: 1320, s: 0.9 },
    { hz: 1980, at: 0.01, s: 0.6, loud: 0.6 },
    { hz: 3300, s: 0.25, loud: 0.25 },
  ],
  stamp: [
    { hz: 130, to: 60, s: 0.14, loud: 1.6, wave: 'sine' },
    { rustle: 500, s: 0.07, loud: 1.2 },
  ],
  found: [
    { hz: 880, s: 0.09 },
    { hz: 1320, at: 0.08, s: 0.22 },
  ],
  won: [
    { hz: 523, s: 0.18 },
    { hz: 659, at: 0.14, s: 0.18 },
    { hz: 784, at: 0.28, s: 0.18 },
    { hz: 1047, at: 0.42, s: 0.7 },
    { hz: 1319, at: 0.44, s: 0.6, loud: 0.5 },
  ],
  lost: [
    { hz: 392, s: 0.24 },
    { hz: 349, at: 0.22, s: 0.24 },
    { hz: 294, to: 277, at: 0.44, s: 0.7 },
  ],
  turn: [
    { hz: 660, s: 0.12 },
    { hz: 880, at: 0.11, s: 0.22 },
  ],
  knock: [
    { hz: 170, to: 120, s: 0.07, loud: 1.4 },
    { hz: 150, to: 110, at: 0.13, s: 0.08, loud: 1.4 },
  ],
  reveal: [
    { hz: 392, s: 0.16 },
    { hz: 494, at: 0.14, s: 0.16 },
    { hz: 587, at: 0.28, s: 0.4 },
  ],
  no: [
    { hz: 220, s: 0.12 },
    { hz: 180, at: 0.1, s: 0.18 },
  ],
} satisfies Record<string, Note[]>

/** Vibration patterns in ms: on, off, on. */
const TOUCHES: Partial<Record<Cue, number[]>> = {
  tap: [8],
  stamp: [35],
  found: [15, 40, 15],
  bell: [20, 60, 20],
  turn: [25],
  won: [30, 60, 30, 60, 90],
  lost: [120],
  no: [40, 40, 40],
}
const LOUD = 0.11
/** Longer than any sound, in ms. */
const QUIET_AFTER = 2000

export type Cue = keyof typeof CUES

let audio: AudioContext | null = null
let noise: AudioBuffer | null = null
let rest: ReturnType<typeof setTimeout> | undefined

/** Play a sound if sounds are on, and vibrate if vibration is on. */
export function play(cue: Cue): void {
  const touch = TOUCHES[cue]
  if (touch && stored.settings.touch && !prefersReducedMotion() && navigator.userActivation?.hasBeenActive) navigator.vibrate?.(touch)
  if (!stored.settings.sound || !navigator.userActivation?.hasBeenActive) return
  audio ??= new AudioContext()
  if (audio.state === 'suspended') void audio.resume()
  for (const note of CUES[cue]) sound(audio, note)
  clearTimeout(rest)
  rest = setTimeout(() => void audio?.suspend(), QUIET_AFTER) // suspend the audio device to save battery
}

function sound(context: AudioContext, note: Note): void {
  const begins = context.currentTime + (note.at ?? 0)
  const volume = context.createGain()
  volume.gain.setValueAtTime(0, begins)
  volume.gain.linearRampToValueAtTime(LOUD * (note.loud ?? 1), begins + 0.008)
  volume.gain.exponentialRampToValueAtTime(0.0008, begins + note.s)
  volume.connect(context.destination)
  const source = 'rustle' in note ? rustling(context, note, volume) : toning(context, note, begins, volume)
  source.start(begins)
  source.stop(begins + note.s)
}

function toning(context: AudioContext, note: Tone, begins: number, out: AudioNode): AudioScheduledSourceNode {
  const wave = context.createOscillator()
  wave.type = note.wave ?? 'triangle'
  wave.frequency.setValueAtTime(note.hz, begins)
  if (note.to) wave.frequency.exponentialRampToValueAtTime(note.to, begins + note.s)
  wave.connect(out)
  return wave
}

function rustling(context: AudioContext, note: Rustle, out: AudioNode): AudioScheduledSourceNode {
  const source = context.createBufferSource()
  source.buffer = noise ??= whisper(context)
  const band = context.createBiquadFilter()
  band.type = 'bandpass'
  band.frequency.value = note.rustle
  source.connect(band).connect(out)
  return source
}

function whisper(context: AudioContext): AudioBuffer {
  const buffer = context.createBuffer(1, context.sampleRate / 4, context.sampleRate)
  const samples = buffer.getChannelData(0)
  for (let i = 0; i < samples.length; i++) samples[i] = Math.random() * 2 - 1
  return buffer
}

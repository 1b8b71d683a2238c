import { create } from 'zustand'

export type ScanSignal = 'accepted' | 'repeat' | 'refused' | 'kept'

/** Setting for tones and vibrations in this browser. */
export const useScanSound = create<{ isMuted: boolean }>(() => ({ isMuted: rememberedMute() }))

export function setMuted(isMuted: boolean): void {
  useScanSound.setState({ isMuted })
  try {
    localStorage.setItem(storageKey, String(isMuted))
  } catch {
    // Storage is full or forbidden: the choice is lost after this visit.
  }
}

/** Gives a signal that can be distinguished without looking. */
export function giveSignal(signal: ScanSignal): void {
  if (useScanSound.getState().isMuted) return
  const { tones, vibration } = signals[signal]
  // Apple's browsers do not support vibration.
  if ('vibrate' in navigator) navigator.vibrate(vibration)
  for (const [index, hertz] of tones.entries()) playTone(hertz, index * toneSeconds)
}

const storageKey = 'waybill-scan-muted'
const toneSeconds = 0.12

/** Sequence of tones in hertz; vibrations and pauses in milliseconds. */
const signals: Record<ScanSignal, { tones: readonly number[]; vibration: number[] }> = {
  accepted: { tones: [880], vibration: [60] },
  kept: { tones: [660], vibration: [60] },
  repeat: { tones: [520, 520], vibration: [60, 60, 60] },
  refused: { tones: [220, 180, 150], vibration: [300] },
}

let audio: AudioContext | null = null

/** Enables sound on a press or a key; without that, iPhones stay silent. */
export function wakeSound(): void {
  if (typeof AudioContext === 'undefined') return
  audio ??= new AudioContext()
  // The browser can refuse; the screen shows the same information.
  if (audio.state !== 'running') audio.resume().catch(() => {})
}

function playTone(hertz: number, delay: number): void {
  if (typeof AudioContext === 'undefined') return
  audio ??= new AudioContext()
  const start = audio.currentTime + delay
  const volume = audio.createGain()
  volume.gain.setValueAtTime(0.2, start)
  // Faded out, since a tone that ends abruptly clicks.
  volume.gain.exponentialRampToValueAtTime(0.001, start + toneSeconds)
  volume.connect(audio.destination)
  const tone = audio.createOscillator()
  tone.frequency.value = hertz
  tone.connect(volume)
  tone.start(start)
  tone.stop(start + toneSeconds)
}

function rememberedMute(): boolean {
  try {
    return localStorage.getItem(storageKey) === 'true'
  } catch {
    return false
  }
}

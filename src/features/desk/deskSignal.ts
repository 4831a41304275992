import type { DeskOutcome } from '@/model/deskLog'

/** The tone of each outcome: its frequency in hertz, the length of a beep and the starts of the beeps in seconds. */
const SIGNALS = {
  validated: { hertz: 880, length: 0.18, starts: [0], vibration: [120] },
  used: { hertz: 220, length: 0.25, starts: [0, 0.35], vibration: [250, 100, 250] },
  unanswered: { hertz: 440, length: 0.1, starts: [0, 0.2, 0.4], vibration: [80, 80, 80, 80, 80] },
} satisfies Record<DeskOutcome, object>

/** Prepares a signal, with null only releasing the audio. For click handlers: elsewhere, browsers allow no sound. */
export function prepareSignal(): (outcome: DeskOutcome | null) => void {
  const audio = newAudio()
  return (outcome) => {
    if (outcome === null) {
      void audio?.close()
      return
    }
    const { hertz, length, starts, vibration } = SIGNALS[outcome]
    if ('vibrate' in navigator) navigator.vibrate(vibration)
    if (!audio) return
    for (const start of starts) playTone(audio, hertz, audio.currentTime + start, length)
    setTimeout(() => void audio.close(), 1500)
  }
}

/** Returns null if the device has no audio, or if other pages use all of it. */
function newAudio(): AudioContext | null {
  try {
    return new AudioContext()
  } catch {
    return null
  }
}

function playTone(audio: AudioContext, hertz: number, start: number, length: number) {
  const tone = audio.createOscillator()
  const volume = audio.createGain()
  tone.frequency.value = hertz
  volume.gain.setValueAtTime(0.2, start)
  volume.gain.exponentialRampToValueAtTime(0.001, start + length)
  tone.connect(volume).connect(audio.destination)
  tone.start(start)
  tone.stop(start + length)
}

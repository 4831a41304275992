import type { DeskOutcome } from '@/model/deskLog'

type Beep = [hertz: number, startSeconds: number, seconds: number]

const SIGNALS: Record<DeskOutcome, { beeps: Beep[]; vibration: number[] }> = {
  validated: { beeps: [[880, 0, 0.18]], vibration: [120] },
  used: {
    beeps: [
      [220, 0, 0.25],
      [220, 0.35, 0.25],
    ],
    vibration: [250, 100, 250],
  },
  unanswered: {
    beeps: [
      [440, 0, 0.1],
      [440, 0.2, 0.1],
      [440, 0.4, 0.1],
    ],
    vibration: [80, 80, 80, 80, 80],
  },
}

/** Prepares a signal, with null only releasing the audio. For click handlers: elsewhere, browsers allow no sound. */
export function prepareSignal(): (outcome: DeskOutcome | null) => void {
  const audio = newAudio()
  return (outcome) => {
    if (outcome === null) {
      void audio?.close()
      return
    }
    const { beeps, vibration } = SIGNALS[outcome]
    if ('vibrate' in navigator) navigator.vibrate(vibration)
    if (!audio) return
    for (const [hertz, start, length] of beeps) playTone(audio, hertz, audio.currentTime + start, length)
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

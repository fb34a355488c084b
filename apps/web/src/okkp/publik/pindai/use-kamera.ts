import { type RefObject, useEffect, useState } from 'react'
import { openKamera } from '#okkp/publik/pindai/kamera.ts'
import { pembaca } from '#okkp/publik/pindai/pembaca.ts'

/** Milliseconds between scans: short enough for a moving hand, long enough for an old phone. */
const betweenLooks = 200

const pause = (signal: AbortSignal) =>
  new Promise<void>((done) => {
    const timer = setTimeout(done, betweenLooks)
    signal.addEventListener('abort', () => {
      clearTimeout(timer)
      done()
    })
  })

/** Scans camera frames until `take` accepts a text or the component unmounts. */
export function useKamera(video: RefObject<HTMLVideoElement | null>, take: (text: string) => boolean) {
  const [fault, setFault] = useState<string>()
  const [running, setRunning] = useState(false)
  const [attempt, setAttempt] = useState(0)

  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt opens the camera anew
  useEffect(() => {
    const leaving = new AbortController()
    const { signal } = leaving
    let stream: MediaStream | undefined
    const stop = () => {
      for (const track of stream?.getTracks() ?? []) track.stop()
    }

    async function look() {
      const opened = await openKamera(navigator.mediaDevices)
      if ('fault' in opened) {
        if (!signal.aborted) setFault(opened.fault)
        return
      }
      stream = opened.stream
      const screen = video.current
      if (signal.aborted || !screen) return stop()
      screen.srcObject = stream
      await screen.play()
      setRunning(true)
      const read = await pembaca()
      while (!signal.aborted) {
        const { videoWidth: width, videoHeight: height } = screen
        const text =
          width > 0 ? await read({ source: screen, width, height }).catch(() => undefined) : undefined
        if (signal.aborted || (text && take(text))) return
        await pause(signal)
      }
    }

    void look().catch(() => {
      if (!signal.aborted)
        setFault('Pemindai belum dapat dibuka. Pilih foto QR-nya di bawah, atau tulis kodenya.')
    })
    return () => {
      leaving.abort()
      stop()
    }
  }, [attempt, take, video])

  return {
    fault,
    running,
    again: () => {
      setFault(undefined)
      setRunning(false)
      setAttempt(attempt + 1)
    },
  }
}

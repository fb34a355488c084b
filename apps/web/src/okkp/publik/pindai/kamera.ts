const otherWays = 'pilih foto QR-nya di bawah, atau tulis kodenya.'

/** Messages by error name of getUserMedia. Each tells the user what to do. */
const faults: Record<string, string> = {
  NotAllowedError: `Peramban tidak mengizinkan portal memakai kamera. Izinkan lewat tanda di sebelah alamat halaman, lalu tekan Coba lagi; atau ${otherWays}`,
  NotFoundError: `Perangkat ini tidak punya kamera yang dapat dipakai; ${otherWays}`,
  NotReadableError: `Kamera sedang dipakai aplikasi lain. Tutup aplikasi itu, lalu tekan Coba lagi; atau ${otherWays}`,
}
const cannot = `Peramban ini tidak dapat memakai kamera; ${otherWays}`

type Devices = Pick<MediaDevices, 'getUserMedia'>

/** Opens the rear camera if there is one. A fault is a text that tells the user what to do. */
export async function openKamera(
  devices: Devices | undefined,
): Promise<{ stream: MediaStream } | { fault: string }> {
  if (!devices) return { fault: cannot }
  try {
    return { stream: await devices.getUserMedia({ video: { facingMode: 'environment' }, audio: false }) }
  } catch (error) {
    const name = error instanceof Error || error instanceof DOMException ? error.name : ''
    return { fault: faults[name] ?? cannot }
  }
}

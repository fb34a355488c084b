import { roundTitik, type Titik } from '@portal/domain/platform/geo/titik'

/** Messages by GeolocationPositionError code. */
const faults: Record<number, string> = {
  1: 'Peramban tidak mengizinkan portal melihat lokasi Anda. Izinkan lewat tanda di sebelah alamat halaman, atau',
  2: 'Lokasi Anda belum dapat ditentukan. Nyalakan lokasi di perangkat Anda, atau',
  3: 'Perangkat Anda belum menemukan lokasinya. Coba lagi di tempat terbuka, atau',
}
const cannot = 'Peramban ini tidak dapat menentukan lokasi;'

/** Returns the device's position, or a message that tells the user what to do. `byHand` describes the alternative. */
export function myPlace(
  geolocation: Geolocation | undefined,
  byHand = 'ketik koordinatnya atau pilih pada peta.',
): Promise<{ titik: Titik } | { fault: string }> {
  const unable = `${cannot} ${byHand}`
  if (!geolocation) return Promise.resolve({ fault: unable })
  return new Promise((done) =>
    geolocation.getCurrentPosition(
      ({ coords }) => done({ titik: roundTitik({ lintang: coords.latitude, bujur: coords.longitude }) }),
      ({ code }) => done({ fault: faults[code] ? `${faults[code]} ${byHand}` : unable }),
      { enableHighAccuracy: true, timeout: 15_000, maximumAge: 60_000 },
    ),
  )
}

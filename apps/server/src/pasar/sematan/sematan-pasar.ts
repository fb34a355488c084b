import type { PredikatSanitasi } from '@portal/domain/pasar/sanitasi/nilai-sanitasi'
import { AppError } from '@portal/domain/platform/errors'
import { formatDate, formatNumber } from '@portal/domain/platform/format'
import { kataHasil } from '@portal/domain/platform/pengujian/kata-hasil'
import { readPasarTerbuka } from '#pasar/pasar/pasar.service.ts'
import { readSanitasiTerakhir } from '#pasar/pasar/pasar-terbuka.service.ts'
import { readUjiTerbuka } from '#pasar/rapid-test/rapid-test-pasar.service.ts'
import type { Kartu } from '#platform/http/sematan/sematan.ts'
import type { Platform } from '#platform/platform.ts'

const tones: Record<PredikatSanitasi, Kartu['tone']> = { Baik: 'ok', Cukup: 'warn', Kurang: 'bad' }

const tidakAda: Kartu = {
  status: 404,
  judul: 'Pasar pangan segar',
  jawaban: 'Pasar tidak ditemukan',
  tone: 'mute',
  keterangan: ['Periksa nomor pasar (id) pada alamat bingkai ini.'],
  alamat: '/pasar/cari',
}

/** More than 15 digits exceed the safe integers of JavaScript. */
const idOf = (value: unknown) => (typeof value === 'string' && /^\d{1,15}$/.test(value) ? Number(value) : 0)

async function findPasar(platform: Platform, id: number) {
  try {
    return await readPasarTerbuka(platform, id)
  } catch (error) {
    if (error instanceof AppError && error.code === 'TIDAK_DITEMUKAN') return undefined
    throw error
  }
}

export async function readKartuPasar(
  platform: Platform,
  query: Readonly<Record<string, unknown>>,
): Promise<Kartu> {
  const pasar = await findPasar(platform, idOf(query.id))
  if (!pasar) return tidakAda
  const [sanitasi, [uji]] = await Promise.all([
    readSanitasiTerakhir(platform, pasar.id),
    readUjiTerbuka(platform, pasar.id),
  ])
  return {
    judul: `${pasar.nama}, ${pasar.kota}`,
    jawaban: sanitasi ? `Sanitasi ${sanitasi.predikat}` : 'Sanitasi belum dinilai',
    tone: sanitasi ? tones[sanitasi.predikat] : 'mute',
    keterangan: [
      ...(sanitasi
        ? [`${formatNumber(sanitasi.nilai, 1)} dari 100, dinilai ${formatDate(sanitasi.tanggal)}`]
        : []),
      uji ? `Rapid test terakhir: ${kataHasil(uji)}` : 'Belum pernah ada rapid test',
    ],
    alamat: `/pasar/detail?id=${pasar.id}`,
  }
}

import type { SertifikatDicetak } from '@portal/domain/psat/penerbitan/penerbitan.contract'
import type { BerkasPengajuan } from '@portal/domain/psat/pengajuan/pengajuan.schema'
import { z } from 'zod'
import type { IsianCetak } from '#psat/penerbitan/sertifikat/use-pratinjau.ts'

const teks = (max: number) => z.string().trim().max(max).nullish()

interface Cetakan {
  berlevel: boolean
  /** Whether the print replaces a faulty one. A replacement needs a reason. */
  ulang: boolean
  /** Whether the form also asks for the number. */
  bernomor?: boolean
}

const isianCetak = z.object({
  level: z.number().int().min(1).max(3).nullish(),
  ruang_lingkup: teks(2000),
  penandatangan: z
    .string({ error: 'Isi nama penanda tangan.' })
    .trim()
    .min(1, 'Isi nama penanda tangan.')
    .max(150),
  jabatan_penandatangan: z
    .string({ error: 'Isi jabatan penanda tangan.' })
    .trim()
    .min(1, 'Isi jabatan penanda tangan.')
    .max(150),
  nip_penandatangan: teks(30),
  koreksi: z.record(z.string(), z.string().trim().max(2000)),
  lewati_lampiran: z.array(z.string()),
  alasan: teks(1000),
  /** Only for a technical attachment. */
  nomorIzin: teks(100),
  templatLama: z.boolean().optional(),
})
export type FormCetak = z.input<typeof isianCetak>

/** Schema of the form. It checks the fields that the server requires before the confirmation dialog opens. */
export const formCetak = ({ berlevel, ulang, bernomor = false }: Cetakan) =>
  isianCetak
    .refine(({ level }) => !berlevel || typeof level === 'number', {
      path: ['level'],
      error: 'Pilih level SPPB.',
    })
    .refine(({ nomorIzin }) => !bernomor || Boolean(nomorIzin), {
      path: ['nomorIzin'],
      error: 'Isi nomor izin yang dicetak di lampiran.',
    })
    .refine(({ alasan }) => !ulang || (alasan?.length ?? 0) >= 10, {
      path: ['alasan'],
      error: 'Jelaskan kesalahannya.',
    })

export const isLingkup = (kunci: string) => kunci.startsWith('ruang_lingkup.')

export function lingkupText({ baris }: SertifikatDicetak): string {
  return baris
    .filter(({ kunci }) => isLingkup(kunci))
    .map(({ nilai }) => nilai)
    .join('\n')
}

/** Returns the body for the server. Unchanged values are left out, so that they keep following the file. */
export function isianOf(
  values: Partial<{ [K in keyof FormCetak]: FormCetak[K] | null }>,
  awal: SertifikatDicetak,
) {
  const {
    alasan: _,
    nomorIzin: __,
    templatLama: ___,
    ruang_lingkup,
    koreksi,
    lewati_lampiran,
    ...rest
  } = values
  return {
    ...rest,
    ruang_lingkup: ruang_lingkup === lingkupText(awal) ? null : ruang_lingkup,
    koreksi: koreksi ?? {},
    lewati_lampiran: lewati_lampiran ?? [],
  } satisfies IsianCetak
}

export function awalCetak({ salinan }: Pick<BerkasPengajuan, 'salinan'>, awal: SertifikatDicetak) {
  return {
    level:
      Number(awal.baris.find(({ kunci }) => kunci === 'level')?.nilai) || (salinan.izin_asal?.level ?? null),
    ruang_lingkup: lingkupText(awal),
    penandatangan: awal.penandatangan.nama,
    jabatan_penandatangan: awal.penandatangan.jabatan,
    nip_penandatangan: awal.penandatangan.nip ?? '',
    koreksi: {},
    lewati_lampiran: [],
  }
}

export const labelCetak = ({ baris }: SertifikatDicetak) => ({
  level: 'Level',
  ruang_lingkup: 'Ruang lingkup',
  penandatangan: 'Nama penanda tangan',
  jabatan_penandatangan: 'Jabatan penanda tangan',
  nip_penandatangan: 'NIP penanda tangan',
  ...Object.fromEntries(baris.map(({ kunci, label }) => [`koreksi.${kunci}`, label])),
})

import type { FileOf } from '@portal/domain/platform/workflow/workflow'
import { defineAlur } from '../alur.ts'
import { type AksiSekretariat, aksiSekretariat } from './aksi.ts'
import { anggaranSekretariatLabels, hariKerjaSekretariat } from './hari.ts'
import { pemegangSekretariat } from './pemegang.ts'
import { bawaanSekretariat, type KosakataSekretariat, syaratSekretariat } from './syarat.ts'
import { tahapSekretariat } from './tahap.ts'

/** Track `berkas`: audit-document files that the secretariat enters. */
export const tabelSekretariat = defineAlur<KosakataSekretariat, AksiSekretariat>({
  nama: 'berkas',
  tahap: tahapSekretariat,
  pemegang: pemegangSekretariat,
  hari: hariKerjaSekretariat,
  anggaran: anggaranSekretariatLabels,
  syarat: syaratSekretariat,
  bawaan: bawaanSekretariat,
  aksi: aksiSekretariat,
  pembuka: 'submit_permohonan',
})

export const alurSekretariat = tabelSekretariat.workflow

export type Berkas = FileOf<KosakataSekretariat>

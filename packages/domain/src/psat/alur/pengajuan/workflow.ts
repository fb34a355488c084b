import type { FileOf } from '@portal/domain/platform/workflow/workflow'
import { defineAlur } from '../alur.ts'
import { pemegang } from '../pemegang.ts'
import { type AksiPengajuan, aksiPengajuan } from './aksi.ts'
import { anggaranLabels, hariKerjaBawaan } from './hari.ts'
import { bawaan, type KosakataPengajuan, syarat } from './syarat.ts'
import { tahapPengajuan } from './tahap.ts'

/** Track `pengajuan`: applications submitted by operators. Printed in docs/workflow/pengajuan.md. */
export const tabelPengajuan = defineAlur<KosakataPengajuan, AksiPengajuan>({
  nama: 'pengajuan',
  tahap: tahapPengajuan,
  pemegang,
  hari: hariKerjaBawaan,
  anggaran: anggaranLabels,
  syarat,
  bawaan,
  aksi: aksiPengajuan,
  pembuka: 'ajukan',
})

export const alurPengajuan = tabelPengajuan.workflow

export type Pengajuan = FileOf<KosakataPengajuan>

import type { FileOf } from '../../platform/workflow/workflow.ts'
import { defineAlur } from './alur.ts'
import { pemegang } from './pemegang.ts'
import { type AksiPengajuan, aksiPengajuan } from './pengajuan.aksi.ts'
import { anggaranLabels, hariKerjaBawaan } from './pengajuan.hari.ts'
import { bawaan, type KosakataPengajuan, syarat } from './pengajuan.syarat.ts'
import { tahapPengajuan } from './pengajuan.tahap.ts'

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

import type { FileOf } from '@portal/domain/platform/workflow/workflow'
import { defineAlur } from '../alur.ts'
import { pemegang } from '../pemegang.ts'
import { type AksiPelaku, aksiPelaku } from './aksi.ts'
import { anggaranLabels, hariKerjaBawaan } from './hari.ts'
import { bawaan, type KosakataPelaku, syarat } from './syarat.ts'
import { tahapPelaku } from './tahap.ts'

/** Track `pengajuan`: applications submitted by operators. Printed in docs/workflow/pelaku.md. */
export const tabelPelaku = defineAlur<KosakataPelaku, AksiPelaku>({
  nama: 'pengajuan',
  tahap: tahapPelaku,
  pemegang,
  hari: hariKerjaBawaan,
  anggaran: anggaranLabels,
  syarat,
  bawaan,
  aksi: aksiPelaku,
  pembuka: 'ajukan',
})

export const alurPelaku = tabelPelaku.workflow

export type Pengajuan = FileOf<KosakataPelaku>

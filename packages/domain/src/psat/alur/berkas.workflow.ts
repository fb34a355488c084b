import type { FileOf } from '../../platform/workflow/workflow.ts'
import { defineAlur } from './alur.ts'
import { type AksiBerkas, aksiBerkas } from './berkas.aksi.ts'
import { anggaranBerkasLabels, hariKerjaBerkas } from './berkas.hari.ts'
import { pemegangBerkas } from './berkas.pemegang.ts'
import { bawaanBerkas, type KosakataBerkas, syaratBerkas } from './berkas.syarat.ts'
import { tahapBerkas } from './berkas.tahap.ts'

/** Track `berkas`: audit-document files entered by the secretariat. */
export const tabelBerkas = defineAlur<KosakataBerkas, AksiBerkas>({
  nama: 'berkas',
  tahap: tahapBerkas,
  pemegang: pemegangBerkas,
  hari: hariKerjaBerkas,
  anggaran: anggaranBerkasLabels,
  syarat: syaratBerkas,
  bawaan: bawaanBerkas,
  aksi: aksiBerkas,
  pembuka: 'submit_permohonan',
})

export const alurBerkas = tabelBerkas.workflow

export type Berkas = FileOf<KosakataBerkas>

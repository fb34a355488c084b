import type { FileOf } from '@portal/domain/platform/workflow/workflow'
import { defineAlur } from '../alur.ts'
import { type AksiBerkas, aksiBerkas } from './aksi.ts'
import { anggaranBerkasLabels, hariKerjaBerkas } from './hari.ts'
import { pemegangBerkas } from './pemegang.ts'
import { bawaanBerkas, type KosakataBerkas, syaratBerkas } from './syarat.ts'
import { tahapBerkas } from './tahap.ts'

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

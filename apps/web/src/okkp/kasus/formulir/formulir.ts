import { type FC, lazy } from 'react'
import type { FormulirProps } from '#okkp/kasus/formulir/use-langkah.ts'

const later = (load: () => Promise<FC<FormulirProps>>) => lazy(async () => ({ default: await load() }))

/** Form of each name in the table of actions. The page never asks which step a form belongs to. */
export const formulir: Readonly<Record<string, FC<FormulirProps>>> = {
  'minta-uji': later(async () => (await import('#okkp/kasus/formulir/MintaUjiModal.tsx')).MintaUjiModal),
  'jawab-permintaan': later(
    async () => (await import('#okkp/kasus/formulir/JawabPermintaanModal.tsx')).JawabPermintaanModal,
  ),
  'batalkan-permintaan': later(
    async () => (await import('#okkp/kasus/formulir/BatalkanPermintaanModal.tsx')).BatalkanPermintaanModal,
  ),
  'tarik-usulan': later(
    async () => (await import('#okkp/kasus/formulir/BatalkanPermintaanModal.tsx')).TarikUsulanModal,
  ),
  kunjungan: later(async () => (await import('#okkp/kasus/formulir/CatatanLapangan.tsx')).KunjunganDrawer),
  pengamanan: later(async () => (await import('#okkp/kasus/formulir/PengamananDrawer.tsx')).PengamananDrawer),
  penelusuran: later(
    async () => (await import('#okkp/kasus/formulir/PenelusuranDrawer.tsx')).PenelusuranDrawer,
  ),
  pembinaan: later(async () => (await import('#okkp/kasus/formulir/CatatanLapangan.tsx')).PembinaanDrawer),
  'tidak-dapat': later(
    async () => (await import('#okkp/kasus/formulir/TidakDapatModal.tsx')).TidakDapatModal,
  ),
  periksa: later(async () => (await import('#okkp/kasus/formulir/PeriksaModal.tsx')).PeriksaModal),
  tutup: later(async () => (await import('#okkp/kasus/formulir/TutupModal.tsx')).TutupModal),
}

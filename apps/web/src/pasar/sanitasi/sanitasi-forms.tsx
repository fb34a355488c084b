import { type SanitasiDetail, sanitasiCalls } from '@portal/domain/pasar/sanitasi/sanitasi.contract'
import { butirKosong } from '#pasar/sanitasi/complete-butir.ts'
import type { ButirEntri } from '#pasar/sanitasi/entri-sanitasi.ts'
import { type Dinilai, SanitasiForm } from '#pasar/sanitasi/SanitasiForm.tsx'
import { sanitasiRecord } from '#pasar/sanitasi/use-sanitasi.ts'
import { call } from '#platform/api/client.ts'
import type { ChangeForm } from '#platform/record/record-definition.ts'

export const changeSanitasi: ChangeForm<SanitasiDetail, Dinilai, ButirEntri[], { kode_group: string }> = {
  record: sanitasiRecord,
  title: ({ nama_pasar }) => `Ubah penilaian ${nama_pasar}`,
  back: 'Kembali ke penilaian',
  initial: ({ butir, belum }) => [
    ...butir.map(({ catatan, ...satu }) => ({ ...satu, catatan: catatan ?? '' })),
    ...belum.map(butirKosong),
  ],
  save: (butir, { kode_group, versi, tanggal, catatan }) =>
    call(sanitasiCalls.update, { body: { kode_group, versi, tanggal, catatan, butir } }),
  form: (props) => <SanitasiForm {...props} />,
}

import { formatDateTime } from '@portal/domain/platform/format'
import type { Fact } from '#platform/page/Facts.tsx'

export const testFacts = {
  wilayah: ({ kota, provinsi }: { kota: string | null; provinsi: string }): Fact => [
    'Wilayah',
    kota ?? provinsi,
    kota ? provinsi : '',
  ],
  registrasi: (test: { no_registrasi: string | null; unit_usaha: string | null }): Fact => [
    'Registrasi',
    test.no_registrasi,
    test.unit_usaha,
  ],
  dicatat: (test: { dibuat_oleh: string | null; created_at: string }): Fact => [
    'Dicatat',
    test.dibuat_oleh ?? 'Sistem',
    formatDateTime(test.created_at),
  ],
}

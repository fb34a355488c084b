import { rapidRecord, useJenisRapid, useJumlahRapid } from '#okkp/rapid-test/use-rapid-test.ts'
import { LinkTabs } from '#platform/page/TabBar.tsx'

/** One tab per kind, and a tab for the cases of positive results. */
export function RapidTestTabs({ current }: { current: number | undefined }) {
  const { data: jenis = [] } = useJenisRapid()
  const { data: jumlah } = useJumlahRapid()
  const countOf = (id: number) => jumlah?.find((row) => row.jenis_rapid_test_id === id)?.total ?? 0
  const all = jumlah?.reduce((sum, { total }) => sum + total, 0)
  return (
    <LinkTabs
      inCard
      late={jenis.length === 0}
      label="Jenis rapid test"
      tabs={[
        { label: 'Semua', to: rapidRecord.list, current: current === undefined, count: all },
        ...jenis.map(({ id, nama }) => ({
          label: nama.replace(/^Rapid Test /i, ''),
          to: rapidRecord.list,
          search: { jenis: id },
          current: current === id,
          count: jumlah && countOf(id),
          pending: !jumlah,
        })),
        { label: 'Tindak lanjut', to: '/okkp/admin/tindak-lanjut', current: false },
      ]}
    />
  )
}

import { PanelTabs } from '#platform/page/TabBar.tsx'
import { type BagianBerkas, labelBagian, type Meja } from '#psat/temuan/meja/use-meja.ts'

export function BagianTabs({ meja }: { meja: Meja }) {
  const { berkas } = meja
  const counts: Partial<Record<BagianBerkas, number>> = {
    riwayat: berkas.riwayat.length,
    pesan: berkas.jumlah_pesan,
  }
  return (
    <PanelTabs
      label="Bagian berkas"
      panel="bagian-berkas"
      tabs={meja.names.map((name) => ({
        name,
        label: labelBagian(name, berkas),
        count: counts[name] || undefined,
      }))}
      current={meja.bagian}
      onOpen={meja.open}
    />
  )
}

import { PanelTabs } from '#platform/page/TabBar.tsx'
import { type BagianBerkas, bagianBerkas, type Meja } from '#psat/meja/use-meja.ts'

/** The parts of a file, the same for everybody who works on it. */
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
      tabs={meja.names.map((name) => ({ name, label: bagianBerkas[name], count: counts[name] || undefined }))}
      current={meja.bagian}
      onOpen={meja.open}
    />
  )
}

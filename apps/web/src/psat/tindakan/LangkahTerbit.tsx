import { Button } from '@mantine/core'
import type { BerkasPengajuan } from '@portal/domain/psat/pengajuan/pengajuan.schema'
import { useSearchChange } from '#platform/routing/use-search-change.ts'
import classes from '#psat/langkah/langkah.module.css'
import { boleh } from '#psat/penerbitan/tagihan/bayar.ts'

const langkah = [
  ['terbitkan_tagihan', 'Isi tagihan PNBP'],
  ['ganti_tagihan', 'Lihat atau ganti tagihan'],
  ['lewati_pembayaran', 'Lanjutkan tanpa pembayaran'],
  ['terima_pembayaran', 'Periksa bukti pembayaran'],
  ['terbitkan_sertifikat', 'Periksa dan terbitkan sertifikat'],
  ['catat_nomor', 'Isi nomor izin'],
] as const

/** The steps from the bill to the certificate have their own part of the page; this leads there. */
export function LangkahTerbit({ berkas }: { berkas: BerkasPengajuan }) {
  const change = useSearchChange()
  const next = langkah.find(([aksi]) => boleh(berkas, aksi))
  if (!next) return null

  async function lead() {
    await change({ bagian: undefined }, { replace: true, stay: true })
    const panel = document.getElementById('bagian-berkas')
    // With the number on file, the certificate below it is what is left.
    const certificate = panel?.querySelector('form[aria-label="Sertifikat"]')?.closest('section')
    const part = next?.[0] === 'terbitkan_sertifikat' && certificate ? certificate : panel
    part?.scrollIntoView({ block: 'start' })
    const field = part?.querySelector<HTMLElement>('input, textarea') ?? part?.querySelector('button')
    field?.focus({ preventScroll: true })
  }

  return (
    <div className={classes.buttons}>
      <Button size="md" fullWidth onClick={() => void lead()}>
        {next[1]}
      </Button>
    </div>
  )
}

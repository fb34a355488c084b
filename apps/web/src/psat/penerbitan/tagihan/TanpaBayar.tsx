import { Button } from '@mantine/core'
import { formatRupiah } from '@portal/domain/platform/format'
import type { BerkasPengajuan } from '@portal/domain/psat/pengajuan/pengajuan.schema'
import { IconArrowRight } from '@tabler/icons-react'
import { useAction } from '#platform/api/use-action.ts'
import { confirm } from '#platform/notices/confirm.ts'
import { Section } from '#platform/page/Section.tsx'
import { useLangkah } from '#psat/langkah/use-langkah.ts'
import { boleh, kirimPembayaran } from '#psat/penerbitan/tagihan/bayar.ts'

/** A tariff of Rp0 needs no bill; whoever only reads sees what the file waits for. */
export function TanpaBayar({ berkas, tarif }: { berkas: BerkasPengajuan; tarif: number }) {
  const take = useLangkah(berkas)
  const { run, button } = useAction()

  async function lanjut() {
    const agreed = await confirm({
      title: 'Lanjutkan tanpa pembayaran?',
      text: 'Tarif PNBP berkas ini Rp0. Berkas lanjut ke penerbitan nomor.',
      confirmLabel: 'Lanjutkan tanpa pembayaran',
    })
    if (!agreed) return false
    return take(
      () => kirimPembayaran(berkas, { proses: 'CLEAR' }),
      () => undefined,
    )
  }

  const mayGo = boleh(berkas, 'lewati_pembayaran')
  return (
    <Section
      title="Pembayaran PNBP"
      text={
        tarif === 0
          ? 'Tarif PNBP untuk pengajuan ini Rp0, jadi tidak ada tagihan.'
          : `Tarif PNBP ${formatRupiah(tarif)}. Sekretariat menerbitkan tagihannya.`
      }
    >
      {mayGo ? (
        <Button
          size="lg"
          {...button}
          rightSection={<IconArrowRight size={18} stroke={1.75} aria-hidden="true" />}
          onClick={() => void run(lanjut)}
        >
          Lanjutkan tanpa pembayaran
        </Button>
      ) : (
        <p>Menunggu sekretariat.</p>
      )}
    </Section>
  )
}

import { Button } from '@mantine/core'
import { IconArrowRight } from '@tabler/icons-react'
import { useAction } from '#platform/api/use-action.ts'
import { Icon } from '#platform/icon/Icon.tsx'
import { confirm } from '#platform/notices/confirm.ts'
import { useLangkah } from '#psat/alur/langkah/use-langkah.ts'
import type { LangkahTerbitProps } from '#psat/penerbitan/langkah-terbit.ts'
import { sendPembayaran } from '#psat/pnbp/tagihan/bayar.ts'
import { TarifSection } from '#psat/pnbp/tagihan/MenungguTagihan.tsx'

/** A tariff of Rp0 needs no bill. */
export function TanpaBayar({ berkas, penerbitan }: LangkahTerbitProps) {
  const take = useLangkah(berkas)
  const { run, button } = useAction()

  async function finishWithoutPayment() {
    const agreed = await confirm({
      title: 'Lanjutkan tanpa pembayaran?',
      text: 'Tarif PNBP berkas ini Rp0. Berkas lanjut ke penerbitan nomor.',
      confirmLabel: 'Lanjutkan tanpa pembayaran',
    })
    if (!agreed) return false
    return take(
      () => sendPembayaran(berkas, { proses: 'CLEAR' }),
      () => undefined,
    )
  }

  return (
    <TarifSection tarif={penerbitan.tarif}>
      <Button
        size="lg"
        {...button}
        rightSection={<Icon of={IconArrowRight} />}
        onClick={() => void run(finishWithoutPayment)}
      >
        Lanjutkan tanpa pembayaran
      </Button>
    </TarifSection>
  )
}

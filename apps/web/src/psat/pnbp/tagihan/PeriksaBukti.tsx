import { Button } from '@mantine/core'
import { formatRupiah } from '@portal/domain/platform/format'
import type { BerkasPengajuan } from '@portal/domain/psat/pengajuan/pengajuan.schema'
import { IconCheck } from '@tabler/icons-react'
import { useAction } from '#platform/api/use-action.ts'
import { Icon } from '#platform/icon/Icon.tsx'
import { confirm, confirmWithNote } from '#platform/notices/confirm.ts'
import { Section } from '#platform/page/Section.tsx'
import { DocumentViewer } from '#platform/viewer/DocumentViewer.tsx'
import { useLangkah } from '#psat/alur/langkah/use-langkah.ts'
import type { LangkahTerbitProps } from '#psat/penerbitan/langkah-terbit.ts'
import classes from '#psat/penerbitan/penerbitan.module.css'
import type { Tagihan } from '#psat/penerbitan/use-penerbitan.ts'
import { type ProsesBayar, sendPembayaran } from '#psat/pnbp/tagihan/bayar.ts'
import { TagihanFacts } from '#psat/pnbp/tagihan/TagihanFacts.tsx'
import { StatusTagihan } from '#psat/pnbp/tagihan/TagihanView.tsx'

export function PeriksaBukti({ berkas, penerbitan: { tagihan } }: LangkahTerbitProps) {
  return tagihan && <Pemeriksaan berkas={berkas} tagihan={tagihan} />
}

function Pemeriksaan({ berkas, tagihan }: { berkas: BerkasPengajuan; tagihan: Tagihan }) {
  const take = useLangkah(berkas)
  const { run, button } = useAction()

  const send = (proses: ProsesBayar, keterangan: string | null) =>
    take(
      () => sendPembayaran(berkas, { proses, keterangan }),
      () => undefined,
    )

  async function accept() {
    const agreed = await confirm({
      title: 'Terima pembayaran ini?',
      text: `Bukti cocok dengan tagihan ${formatRupiah(tagihan.nominal)}, kode ${tagihan.kd_billing}. Berkas lanjut ke penerbitan nomor.`,
      confirmLabel: 'Terima pembayaran',
    })
    return agreed && send('CLEAR', null)
  }

  async function refuse() {
    const note = await confirmWithNote({
      title: 'Minta bukti lain?',
      text: 'Pemohon membaca alasannya dan mengunggah bukti yang lain. Jam layanan berhenti lagi.',
      confirmLabel: 'Minta bukti lain',
      tone: 'bad',
      note: { label: 'Apa yang kurang pada bukti ini', required: true },
    })
    return note !== undefined && send('REVISION', note)
  }

  return (
    <>
      <Section title="Tagihan dan bukti pembayaran" actions={<StatusTagihan tagihan={tagihan} />}>
        <TagihanFacts tagihan={tagihan} />
        <div className={classes.decide}>
          <Button
            size="lg"
            leftSection={<Icon of={IconCheck} />}
            {...button}
            onClick={() => void run(accept)}
          >
            Terima pembayaran
          </Button>
          <Button size="lg" variant="default" {...button} onClick={() => void run(refuse)}>
            Minta bukti lain
          </Button>
        </div>
      </Section>
      {tagihan.bukti_pembayaran && (
        <div className={classes.viewer}>
          <DocumentViewer
            dokumen={{ kunci: tagihan.bukti_pembayaran, label: 'Bukti pembayaran', nama: 'Bukti pembayaran' }}
          />
        </div>
      )}
    </>
  )
}

import { formatNumber, lowerFirst } from '@portal/domain/platform/format'
import type { BerkasPengajuan } from '@portal/domain/psat/pengajuan/pengajuan.schema'
import { IconAlertCircle, IconCircleDashed, IconMessageCheck, IconUserCheck } from '@tabler/icons-react'
import { Icon } from '#platform/icon/Icon.tsx'
import { TurnCard } from '#platform/page/TurnCard.tsx'
import classes from '#psat/alur/langkah/langkah.module.css'
import { checksDokumen, langkahBerikut } from '#psat/alur/langkah/langkah-berikut.ts'
import { mayAskRevision, siapKirim } from '#psat/alur/langkah/siap-kirim.ts'
import { KunjunganSection, setsJadwal } from '#psat/lapang/kunjungan/KunjunganSection.tsx'
import { useButirKurang, useCeklisLengkap } from '#psat/lapang/use-ceklis.ts'
import { KemajuanDokumen } from '#psat/temuan/meja/KemajuanDokumen.tsx'
import type { Meja } from '#psat/temuan/meja/use-meja.ts'
import { AjakanTerbit, adaAjakan } from '#psat/tindakan/AjakanTerbit.tsx'
import { LangkahBahaya } from '#psat/tindakan/LangkahBahaya.tsx'
import { TombolLangkah } from '#psat/tindakan/TombolLangkah.tsx'
import { WaktuCard } from '#psat/tindakan/WaktuCard.tsx'

/** Shows whose turn it is, the progress, and the steps that the server allows this account. */
export function LangkahCard({ meja }: { meja: Meja }) {
  const { berkas } = meja
  const berikut = langkahBerikut(berkas, useButirKurang(berkas))
  const kepala = kepalaOf(berkas)
  // After the last item the card names what comes next, and no longer what is done.
  if (useCeklisLengkap(berkas) && berkas.giliran_saya && !berkas.tugas?.menunggu) {
    kepala.title = 'Selesaikan audit lapang'
    kepala.text = 'Semua butir sudah dinilai. Periksa tanggal audit dan temuannya, lalu selesaikan.'
  }

  function go() {
    if (berikut?.jenis === 'dokumen') meja.show(berikut.dokumen)
    else if (berikut?.jenis === 'jawaban') meja.showTemuan(berikut.temuan)
    else meja.open('lapang')
    const panel = document.getElementById('bagian-berkas')
    panel?.scrollIntoView({ block: 'start' })
    // Keyboard users continue in the panel instead of after the button.
    panel?.focus({ preventScroll: true })
  }

  return (
    <TurnCard
      name="Giliran dan langkah"
      mine={berkas.giliran_saya && !berkas.tugas?.menunggu}
      icon={IconUserCheck}
      {...kepala}
      menu={<LangkahBahaya berkas={berkas} />}
      actions={
        <>
          <AjakanTerbit berkas={berkas} />
          <TombolLangkah
            berkas={berkas}
            berpimpin={adaAjakan(berkas) || !berkas.giliran_saya}
            berikut={
              berikut && {
                label: berikut.label,
                onGo: go,
                nanti: berkas.tugas?.kunjungan,
              }
            }
          />
        </>
      }
      below={setsJadwal(berkas) && <KunjunganSection berkas={berkas} />}
    >
      {checksDokumen(berkas) && <KemajuanDokumen berkas={berkas} />}
      <Needs berkas={berkas} />
      <WaktuCard berkas={berkas} />
    </TurnCard>
  )
}

interface Kepala {
  over?: string
  title: string
  text?: string | undefined
}

function kepalaOf({ giliran, giliran_saya, mewakili, label, tugas }: BerkasPengajuan): Kepala {
  if (tugas?.menunggu) return { over: label, title: tugas.judul, text: tugas.arahan }
  if (giliran_saya) {
    const over = mewakili ? `Giliran Anda, mewakili ${mewakili}` : 'Giliran Anda'
    return { over, title: tugas?.judul ?? label, text: tugas?.arahan }
  }
  return giliran
    ? { over: label, title: `Menunggu ${lowerFirst(giliran)}` }
    : { over: label, title: 'Berkas selesai', text: tugas?.judul }
}

function Needs({ berkas }: { berkas: BerkasPengajuan }) {
  const count = (wanted: BerkasPengajuan['temuan'][number]['status']) =>
    berkas.temuan.filter(({ status }) => status === wanted).length
  const lines = [
    { icon: IconCircleDashed, tone: 'plain', many: siapKirim(berkas), text: 'temuan siap dikirim' },
    {
      icon: IconAlertCircle,
      tone: 'warn',
      many: mayAskRevision(berkas) ? 0 : count('terbuka'),
      text: `temuan menunggu jawaban ${berkas.giliran_saya ? 'Anda' : lowerFirst(berkas.giliran) || 'pemohon'}`,
    },
    {
      icon: IconMessageCheck,
      tone: 'warn',
      many: count('dijawab'),
      text: 'temuan sudah dijawab, belum ditutup',
    },
  ].filter(({ many }) => many > 0)
  if (lines.length === 0) return null
  return (
    <ul className={classes.needs}>
      {lines.map(({ icon, tone, many, text }) => (
        <li key={text} data-tone={tone}>
          <Icon of={icon} size={17} />
          {formatNumber(many)} {text}
        </li>
      ))}
    </ul>
  )
}

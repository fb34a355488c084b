import { formatDate, formatNumber } from '@portal/domain/platform/format'
import type { JamPengajuan } from '@portal/domain/psat/pengajuan/pengajuan.schema'

interface Headline {
  title: string
  text: string
  dueLabel: string
  due: string | null
  tone: 'plain' | 'warn' | 'bad'
}

/** What the clock says in one line: how long there is, for whom, until when. */
export function headlineOf({ anggaran, tunggu }: JamPengajuan): Headline {
  if (tunggu) {
    return {
      title: daysText(tunggu.sisa),
      text: `Jam layanan berhenti sejak ${formatDate(tunggu.sejak)}, menunggu pemohon (${formatNumber(tunggu.terpakai)} dari ${formatNumber(tunggu.diberikan)} hari kerja).`,
      dueLabel: 'Pemohon menjawab paling lambat',
      due: tunggu.tenggat,
      tone: toneOf(tunggu.sisa),
    }
  }
  const running = anggaran.find(({ keadaan }) => keadaan === 'running')
  if (!running) {
    return {
      title: 'Jam berhenti',
      text: 'Pelayanan berkas ini sudah selesai.',
      dueLabel: '',
      due: null,
      tone: 'plain',
    }
  }
  return {
    title: daysText(running.sisa),
    text: `${running.label}: ${formatNumber(running.terpakai)} dari ${formatNumber(running.diberikan)} hari kerja terpakai.`,
    dueLabel: 'Tenggat tahap ini',
    due: running.tenggat,
    tone: toneOf(running.sisa),
  }
}

function daysText(sisa: number): string {
  if (sisa < 0) return `Lewat ${formatNumber(-sisa)} hari kerja`
  return sisa === 0 ? 'Jatuh tempo' : `${formatNumber(sisa)} hari kerja tersisa`
}

function toneOf(sisa: number): Headline['tone'] {
  return sisa < 0 ? 'bad' : sisa <= 1 ? 'warn' : 'plain'
}

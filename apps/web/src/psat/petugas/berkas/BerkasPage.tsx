import { formatNumber } from '@portal/domain/platform/format'
import { jenisIzinLabels, jenisPengajuanLabels } from '@portal/domain/psat/jenis-pengajuan'
import type { BerkasPengajuan } from '@portal/domain/psat/pengajuan.schema'
import { IconCircleCheck, IconCircleX } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { useRef } from 'react'
import { PageHeader } from '#platform/ui/PageHeader.tsx'
import { StatusBadge } from '#platform/ui/StatusBadge.tsx'
import { ClockLedger } from '#psat/berkas/ClockLedger.tsx'
import { DeadlineBadge } from '#psat/berkas/DeadlineBadge.tsx'
import { StageStepper } from '#psat/berkas/StageStepper.tsx'
import { TrackBadge } from '#psat/berkas/TrackBadge.tsx'
import { FormTemuan } from '#psat/lapang/FormTemuan.tsx'
import { BagianIsi } from '#psat/petugas/berkas/BagianIsi.tsx'
import classes from '#psat/petugas/berkas/berkas.module.css'
import { KeteranganCard } from '#psat/petugas/berkas/KeteranganCard.tsx'
import { TemuanCard } from '#psat/petugas/berkas/TemuanCard.tsx'
import { TimCard } from '#psat/petugas/berkas/TimCard.tsx'
import { type BagianBerkas, bagianBerkas, type Meja, useMeja } from '#psat/petugas/berkas/use-meja.ts'
import { LangkahCard } from '#psat/petugas/langkah/LangkahCard.tsx'
import { useScrolledTo } from '#psat/petugas/use-scrolled-to.ts'

/** One page for everything an officer needs to decide on a file. */
export function BerkasPage({ berkas, actions }: { berkas: BerkasPengajuan; actions?: ReactNode }) {
  const meja = useMeja(berkas)
  return (
    <>
      <PageHeader
        title={berkas.nama_perusahaan}
        actions={actions}
        crumbs={[
          { label: jenisIzinLabels[berkas.auditType], to: `/psat/admin/perizinan/${berkas.auditType}` },
          { label: berkas.label },
        ]}
        badge={
          <>
            <Keadaan berkas={berkas} />
            <TrackBadge alur={berkas.alur} />
          </>
        }
        meta={metaOf(berkas)}
      />
      <section className={classes.progress} aria-label="Tahap dan jam layanan">
        <StageStepper tahapan={berkas.tahapan} akhir={endOf(berkas)} />
        <ClockLedger jam={berkas.jam} />
      </section>
      <BagianTabs meja={meja} />
      <div className={classes.columns}>
        <div className={classes.main}>
          <BagianIsi meja={meja} />
        </div>
        <div className={classes.aside}>
          <LangkahCard berkas={berkas} />
          <TemuanCard meja={meja} />
          <KeteranganCard meja={meja} />
          <TimCard berkas={berkas} />
        </div>
      </div>
      {meja.form && (
        <FormTemuan berkas={berkas} target={meja.form} onClosed={() => meja.setForm(undefined)} />
      )}
    </>
  )
}

/** How it stands against its deadline; once it has ended, how it ended. */
function Keadaan({ berkas }: { berkas: BerkasPengajuan }) {
  const akhir = endOf(berkas)
  if (akhir) {
    return (
      <StatusBadge
        tone={akhir === 'terbit' ? 'ok' : 'bad'}
        icon={akhir === 'terbit' ? IconCircleCheck : IconCircleX}
      >
        {berkas.label}
      </StatusBadge>
    )
  }
  return (
    <DeadlineBadge
      status={berkas.status}
      sisa={berkas.sisa_hari}
      tenggat={berkas.tenggat}
      jeda={berkas.jeda}
    />
  )
}

function metaOf(berkas: BerkasPengajuan): string {
  return [
    `${jenisIzinLabels[berkas.auditType]}, ${jenisPengajuanLabels[berkas.jenisPengajuan].toLowerCase()}`,
    berkas.nomor ?? berkas.kode_pengajuan,
    [berkas.kota, berkas.provinsi].filter(Boolean).join(', '),
    berkas.nib && `NIB\u00a0${berkas.nib}`,
  ]
    .filter(Boolean)
    .join(' · ')
}

function endOf({ code }: BerkasPengajuan): 'terbit' | 'ditolak' | undefined {
  return code === 99 ? 'ditolak' : code === 70 ? 'terbit' : undefined
}

function BagianTabs({ meja }: { meja: Meja }) {
  const bar = useRef<HTMLDivElement>(null)
  useScrolledTo(bar, '[aria-selected="true"]', meja.bagian)
  const { berkas } = meja
  const counts: Partial<Record<BagianBerkas, number>> = {
    riwayat: berkas.riwayat.length,
    pesan: berkas.jumlah_pesan,
  }
  const { names } = meja
  return (
    <div ref={bar} className={classes.tabs} role="tablist" aria-label="Bagian berkas">
      {names.map((name) => (
        <button
          key={name}
          type="button"
          role="tab"
          id={`tab-${name}`}
          aria-controls="bagian-berkas"
          aria-selected={meja.bagian === name}
          tabIndex={meja.bagian === name ? 0 : -1}
          className={classes.tab}
          onClick={() => meja.open(name)}
          onKeyDown={(event) => {
            const by = { ArrowRight: 1, ArrowLeft: -1 }[event.key]
            if (!by) return
            const next = names.at((names.indexOf(name) + by) % names.length) ?? name
            meja.open(next)
            document.getElementById(`tab-${next}`)?.focus()
          }}
        >
          {bagianBerkas[name]}
          {(counts[name] ?? 0) > 0 && (
            <span className={classes.count}>{formatNumber(counts[name] ?? 0)}</span>
          )}
        </button>
      ))}
    </div>
  )
}

import { Button, SegmentedControl } from '@mantine/core'
import { formatNumber } from '@portal/domain/platform/format'
import { penilaianOf } from '@portal/domain/psat/audit/penilaian'
import { IconArrowRight } from '@tabler/icons-react'
import { useRef } from 'react'
import { Icon } from '#platform/icon/Icon.tsx'
import { focusParent } from '#platform/ui/focus-parent.ts'
import { EmptyState } from '#platform/ui/states/states.tsx'
import { DocumentViewer } from '#platform/viewer/DocumentViewer.tsx'
import { checksDokumen } from '#psat/alur/langkah/langkah-berikut.ts'
import page from '#psat/berkas/FilePage.module.css'
import { DocumentList } from '#psat/berkas/isi/DocumentList.tsx'
import { usePerbandingan } from '#psat/berkas/use-berkas.ts'
import classes from '#psat/temuan/meja/meja.module.css'
import { PenilaianDokumenControl, usePenilaian } from '#psat/temuan/meja/PenilaianDokumenControl.tsx'
import type { DokumenTampil, Meja } from '#psat/temuan/meja/use-meja.ts'
import { pinsOf } from '#psat/temuan/pins.ts'

/** Lists the documents beside the viewer. A click on a page pins a finding there. */
export function DokumenDesk({ meja }: { meja: Meja }) {
  const { berkas, dokumen, shown, mayCheck } = meja
  const checks = checksDokumen(berkas)
  const viewer = useRef<HTMLDivElement>(null)
  const present = dokumen.find(({ bidang }) => bidang === shown?.bidang)
  if (!shown) return <EmptyState title="Tidak ada dokumen" text="Permohonan ini tidak membawa berkas." />
  return (
    <div className={page.desk}>
      <section className={page.documents} aria-label="Dokumen">
        <div className={classes.deskHead}>
          <h2>{formatNumber(dokumen.length)} dokumen</h2>
          {checks && <SisanyaSesuai meja={meja} />}
        </div>
        <DocumentList
          dokumen={dokumen}
          selected={present?.kunci}
          onSelect={(next) => {
            meja.show(next)
            // On a phone the viewer stands below the list, outside the visible area.
            if (window.matchMedia('(max-width: 767.98px)').matches) viewer.current?.scrollIntoView()
          }}
          countTemuan={({ bidang }) =>
            berkas.temuan.filter((item) => item.bidang === bidang && item.status !== 'ditutup').length
          }
          penilaianOf={checks ? (one) => penilaianOf(one, berkas) : undefined}
        />
      </section>
      <div ref={viewer} className={classes.viewer}>
        <DocumentViewer
          dokumen={shown}
          pins={pinsOf(berkas.temuan, shown.kunci)}
          selectedPin={meja.selectedId}
          onSelectPin={meja.select}
          tools={
            <>
              <Versions meja={meja} shown={shown} />
              {checks && present && shown.kunci === present.kunci && (
                <PenilaianDokumenControl meja={meja} dokumen={present} />
              )}
            </>
          }
          foot={checks && <Berikutnya meja={meja} shown={shown} />}
          {...(mayCheck && shown.kunci === present?.kunci
            ? {
                onPlace: (place) =>
                  meja.setForm({ bidang: shown.bidang, label: shown.label, berkas: shown.kunci, place }),
              }
            : {})}
        />
      </div>
    </div>
  )
}

function SisanyaSesuai({ meja: { berkas, dokumen } }: { meja: Meja }) {
  const { save, busy } = usePenilaian(berkas.uuid)
  const rest = dokumen.filter((one) => penilaianOf(one, berkas) === 'belum')
  if (rest.length === 0) return <span className={classes.quiet}>semua diperiksa</span>
  return (
    <Button
      size="sm"
      variant="subtle"
      loading={busy}
      onClick={(event) => {
        focusParent(event)
        void save(rest, true)
      }}
    >
      {rest.length === dokumen.length
        ? 'Nilai semua sesuai'
        : `Nilai ${formatNumber(rest.length)} sisanya sesuai`}
    </Button>
  )
}

/** How many documents have a verdict, and the way to the next one without. */
function Berikutnya({ meja, shown }: { meja: Meja; shown: DokumenTampil }) {
  const { berkas, dokumen } = meja
  const open = dokumen.filter((one) => penilaianOf(one, berkas) === 'belum')
  const place = dokumen.findIndex(({ bidang }) => bidang === shown.bidang)
  const others = open.filter(({ bidang }) => bidang !== shown.bidang)
  const next = others.find((one) => dokumen.indexOf(one) > place) ?? others[0]
  return (
    <>
      <span>
        {formatNumber(dokumen.length - open.length)} dari {formatNumber(dokumen.length)} dokumen diperiksa
      </span>
      {next && (
        <Button variant="default" rightSection={<Icon of={IconArrowRight} />} onClick={() => meja.show(next)}>
          Berikutnya: {next.label}
        </Button>
      )}
    </>
  )
}

/** Switches between the two versions of a document that the last revision replaced. */
function Versions({ meja, shown }: { meja: Meja; shown: DokumenTampil }) {
  const { berkas, dokumen, compared } = meja
  const { data } = usePerbandingan(berkas.uuid, berkas.putaran, compared)
  const change = data?.perubahan.find(({ bidang }) => bidang === shown.bidang)
  const now = dokumen.find(({ bidang }) => bidang === shown.bidang)
  if (!change?.berkas_semula || !change.berkas_menjadi || !now) return null
  const before = change.berkas_semula
  return (
    <SegmentedControl
      size="sm"
      aria-label="Versi dokumen"
      data={[
        { value: before, label: 'Semula' },
        { value: now.kunci, label: 'Sekarang' },
      ]}
      value={shown.kunci === now.kunci ? now.kunci : before}
      onChange={(kunci) =>
        meja.show(
          kunci === now.kunci ? now : { ...now, kunci: before, nama: change.semula ?? 'Versi semula' },
        )
      }
    />
  )
}

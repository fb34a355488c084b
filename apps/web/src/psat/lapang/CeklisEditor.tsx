import { useMediaQuery } from '@mantine/hooks'
import { dayInJakarta, formatNumber } from '@portal/domain/platform/format'
import { butirBelumDinilai } from '@portal/domain/psat/lapang/ceklis'
import type { Temuan } from '@portal/domain/psat/pengajuan/pengajuan.schema'
import { IconChevronDown, IconCircleCheck } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { DateField } from '#platform/forms/dates/date-fields.tsx'
import { Icon } from '#platform/icon/Icon.tsx'
import { Callout } from '#platform/page/Callout.tsx'
import { focusParent } from '#platform/ui/focus-parent.ts'
import { LoadingRows } from '#platform/ui/states/states.tsx'
import parts from '#psat/lapang/BagianCeklis.module.css'
import { BagianCeklis } from '#psat/lapang/BagianCeklis.tsx'
import classes from '#psat/lapang/CeklisEditor.module.css'
import { useFotoButir } from '#psat/lapang/foto/use-foto-butir.ts'
import { KakiCeklis } from '#psat/lapang/KakiCeklis.tsx'
import { KemajuanCeklis } from '#psat/lapang/KemajuanCeklis.tsx'
import type { AuditLapang } from '#psat/lapang/luring/ceklis-server.ts'
import { type BerkasLapang, openSalinan, type SalinanTerbuka } from '#psat/lapang/luring/salinan-ceklis.ts'
import type { Penilaian } from '#psat/lapang/penyimpan-ceklis.ts'
import { usePengisianCeklis } from '#psat/lapang/use-ceklis.ts'

export interface CeklisEditorProps {
  berkas: BerkasLapang
  temuan: readonly Temuan[]
  audit: AuditLapang
  onTemuan: (butir: { kode: string; uraian: string }, nilai: Penilaian) => void
  onLihat: (id: number) => void
  /** Adds a finding whose item the auditor chooses. Without signal there is none. */
  onTemuanLain?: () => void
  /** Shows the next step once all items are answered. Without signal there is none. */
  onSelesai?: () => void
}

/** Loads the unsent copy on this device before it shows the checklist. */
export function CeklisEditor(props: CeklisEditorProps) {
  const { data } = useQuery({
    queryKey: ['salinan-ceklis', props.berkas.uuid],
    queryFn: () => openSalinan(props.berkas),
    networkMode: 'always',
    staleTime: 0,
    gcTime: 0,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
    meta: { silent: true },
  })
  return data ? <Pengisian {...props} salinan={data} /> : <LoadingRows rows={8} />
}

/**
 * Auditors fill in the checklist on a phone in a factory: large buttons, automatic saving, no loss without a
 * connection.
 */
function Pengisian({
  berkas: { uuid },
  temuan,
  audit,
  salinan,
  onTemuan,
  onLihat,
  onTemuanLain,
  onSelesai,
}: CeklisEditorProps & { salinan: SalinanTerbuka }) {
  const pengisian = usePengisianCeklis(uuid, audit, salinan)
  const { dipulihkan, tanggal, jawaban, simpan, rate, penuh } = pengisian
  const [tuju, setTuju] = useState<{ kode: string }>()
  const narrow = useMediaQuery('(max-width: 767.98px)', undefined, { getInitialValueInEffect: false })
  const [tuntas, setTuntas] = useState(() => bagianTuntas(audit))
  const lipat = narrow ? tuntas : []
  const belum = butirBelumDinilai(audit.isi, jawaban)
  const foto = useFotoButir(salinan, (kode, kunci) => rate(kode, { foto: kunci }))
  return (
    <section className={classes.panel} aria-label="Daftar periksa audit lapang">
      <KemajuanCeklis
        isi={audit.isi}
        jawaban={jawaban}
        simpan={simpan}
        fotoTertunda={foto.berjalan.size}
        dipulihkan={dipulihkan}
        onCobaLagi={() => {
          void pengisian.flush()
          foto.retry()
        }}
      />
      {penuh && (
        <Callout tone="bad" title="Belum tersimpan di perangkat ini">
          {penuh} Jangan tutup halaman ini sebelum tersimpan.
        </Callout>
      )}
      {lipat.length > 0 && (
        <button
          type="button"
          className={parts.folded}
          data-parts=""
          onClick={(event) => {
            focusParent(event)
            setTuntas([])
          }}
        >
          <Icon of={IconCircleCheck} size={20} />
          {formatNumber(lipat.length)} bagian sudah selesai
          <Icon of={IconChevronDown} />
        </button>
      )}
      <ol>
        {audit.isi.map((bagian, index) =>
          lipat.includes(bagian.kode) ? null : (
            <BagianCeklis
              key={bagian.kode}
              bagian={bagian}
              jawaban={jawaban}
              temuan={temuan}
              foto={foto}
              tuju={tuju}
              kini={belum[0]}
              terbuka={index === awalTerbuka(audit)}
              onNilai={rate}
              onTemuan={onTemuan}
              onLihat={onLihat}
            />
          ),
        )}
      </ol>
      <div className={classes.outro}>
        <p>
          Daftar periksa versi {audit.ceklis_versi}. Penilaian tersimpan sendiri dan dapat diisi bergantian
          oleh anggota tim.
        </p>
        <DateField
          id="tanggal-audit-lapang"
          name="tanggal"
          label="Tanggal audit lapang"
          maxDate={dayInJakarta(Date.now())}
          value={tanggal}
          error={undefined}
          onChange={(day) => pengisian.fillTanggal(typeof day === 'string' ? day : null)}
        />
      </div>
      <KakiCeklis
        belum={belum}
        onTuju={(kode) => setTuju({ kode })}
        onSelesai={onSelesai}
        onTemuan={onTemuanLain}
      />
    </section>
  )
}

/** Parts that need nothing more, before the one to fill in. A phone folds them, so that the next item is in view. */
function bagianTuntas(audit: AuditLapang): string[] {
  return audit.isi
    .slice(0, Math.max(awalTerbuka(audit), 0))
    .filter(({ butir }) => butir.every(({ kode }) => audit.jawaban[kode]?.nilai !== 'tidak_sesuai'))
    .map(({ kode }) => kode)
}

function awalTerbuka({ isi, jawaban }: AuditLapang): number {
  return isi.findIndex(({ butir }) => butir.some(({ kode }) => !jawaban[kode]?.nilai))
}

import { formatDate, formatNumber } from '@portal/domain/platform/format'
import { butirBelumDinilai, type NilaiCeklis, nilaiCeklis } from '@portal/domain/psat/lapang/ceklis'
import type { Temuan } from '@portal/domain/psat/pengajuan/pengajuan.schema'
import { IconCheck, IconMinus, IconX } from '@tabler/icons-react'
import { useState } from 'react'
import { StoredPhoto } from '#platform/files/StoredPhoto.tsx'
import { Icon } from '#platform/icon/Icon.tsx'
import { NoteBox } from '#platform/page/NoteBox.tsx'
import { Section } from '#platform/page/Section.tsx'
import { EmptyState } from '#platform/ui/states/states.tsx'
import item from '#psat/lapang/ButirCeklis.module.css'
import classes from '#psat/lapang/HasilLapang.module.css'
import type { AuditLapang } from '#psat/lapang/luring/ceklis-server.ts'
import { TemuanButir } from '#psat/lapang/TemuanButir.tsx'

const icons = { sesuai: IconCheck, tidak_sesuai: IconX, tidak_berlaku: IconMinus } as const
const names = Object.keys(nilaiCeklis) as NilaiCeklis[]

interface HasilLapangProps {
  audit: AuditLapang
  temuan: readonly Temuan[]
  onPrint: () => void
}

/** Shows the results of the field audit. Non-conforming items come first, a button shows all items. */
export function HasilLapang({ audit, temuan, onPrint }: HasilLapangProps) {
  const { isi, jawaban, tanggal, ceklis_versi } = audit
  const [semua, setSemua] = useState(false)
  const belum = butirBelumDinilai(isi, jawaban).length
  const jumlah = (name: NilaiCeklis) => Object.values(jawaban).filter(({ nilai }) => nilai === name).length
  const perlu = (kode: string) => {
    const nilai = jawaban[kode]
    return semua || nilai?.nilai === 'tidak_sesuai' || Boolean(nilai?.catatan || nilai?.foto)
  }
  const bagian = isi
    .map((satu) => ({ ...satu, butir: satu.butir.filter(({ kode }) => perlu(kode)) }))
    .filter(({ butir }) => butir.length > 0)
  if (Object.keys(jawaban).length === 0) {
    return (
      <Section title="Hasil audit lapang">
        <EmptyState title="Belum ada penilaian" text="Tim audit mengisi daftar periksa saat audit lapang." />
      </Section>
    )
  }
  return (
    <Section
      title="Hasil audit lapang"
      text={`${tanggal ? `Diaudit ${formatDate(tanggal)}. ` : ''}Daftar periksa versi ${ceklis_versi}.`}
      actions={
        <>
          <button type="button" className={item.link} onClick={onPrint}>
            Laporan audit (PDF)
          </button>
          <button type="button" className={item.link} aria-pressed={semua} onClick={() => setSemua(!semua)}>
            {semua ? 'Hanya yang bercatatan' : 'Lihat semua butir'}
          </button>
        </>
      }
    >
      <dl className={classes.totals}>
        {names.map((name) => (
          <div key={name}>
            <dt>{nilaiCeklis[name]}</dt>
            <dd>{formatNumber(jumlah(name))}</dd>
          </div>
        ))}
        {belum > 0 && (
          <div>
            <dt>Belum dinilai</dt>
            <dd>{formatNumber(belum)}</dd>
          </div>
        )}
      </dl>
      {bagian.length === 0 && <p className={classes.quiet}>Semua butir dinilai tanpa catatan.</p>}
      {bagian.map(({ kode, judul, butir }) => (
        <section key={kode} className={classes.readPart} aria-label={judul}>
          <h3>
            {kode}. {judul}
          </h3>
          <ul>
            {butir.map((satu) => {
              const nilai = jawaban[satu.kode]
              const icon = nilai?.nilai ? icons[nilai.nilai] : IconMinus
              return (
                <li key={satu.kode} data-value={nilai?.nilai ?? undefined}>
                  <p>
                    <span className={item.code}>{satu.kode}</span> {satu.uraian}
                  </p>
                  <p className={classes.verdict}>
                    <Icon of={icon} size={16} />
                    {nilai?.nilai ? nilaiCeklis[nilai.nilai] : 'Belum dinilai'}
                  </p>
                  {nilai?.catatan && <NoteBox>{nilai.catatan}</NoteBox>}
                  {nilai?.foto && <StoredPhoto path={nilai.foto} label={`Foto butir ${satu.kode}`} />}
                  <TemuanButir
                    temuan={temuan.filter(
                      ({ sasaran, bidang }) => sasaran === 'lapangan' && bidang === satu.kode,
                    )}
                    semua={temuan}
                  />
                </li>
              )
            })}
          </ul>
        </section>
      ))}
    </Section>
  )
}

import {
  type BagianIsian,
  bagianLabels,
  type DokumenBerkas,
  dokumenSalinan,
} from '@portal/domain/psat/isian/bidang'
import type { Salinan } from '@portal/domain/psat/isian/salinan'
import type { JenisIzin, JenisPengajuan } from '@portal/domain/psat/jenis/jenis-pengajuan'
import type { Temuan } from '@portal/domain/psat/pengajuan/pengajuan.schema'
import type { ReactNode } from 'react'
import { openStored } from '#platform/files/open-stored.ts'
import { DocumentList } from '#psat/berkas/isi/DocumentList.tsx'
import { DaftarFacts, Facts, type FieldAction } from '#psat/berkas/isi/IsianFacts.tsx'
import classes from '#psat/berkas/isi/IsianView.module.css'

interface IsianViewProps {
  salinan: Salinan
  auditType: JenisIzin
  jenisPengajuan: JenisPengajuan
  temuan?: readonly Temuan[] | undefined
  fieldAction?: FieldAction | undefined
  onShowFile?: ((dokumen: DokumenBerkas) => void) | undefined
}

/** Shows the whole submission as text, part by part. Empty parts are left out. */
export function IsianView({ salinan, temuan = [], fieldAction, onShowFile }: IsianViewProps) {
  const dokumen = dokumenSalinan(salinan)
  const show = onShowFile ?? (({ kunci }: DokumenBerkas) => openStored(kunci))
  const marks = (bidang: string) =>
    temuan.filter((item) => item.bidang === bidang && item.status !== 'ditutup').length
  const shared = { salinan, marks, fieldAction }
  return (
    <div className={classes.parts}>
      <Part bagian="perusahaan" action={fieldAction}>
        <Facts bagian="perusahaan" values={salinan.perusahaan} marks={marks} />
      </Part>
      {salinan.izin_asal && (
        <Part bagian="izin_asal" action={fieldAction}>
          <Facts bagian="izin_asal" values={salinan.izin_asal} marks={marks} />
        </Part>
      )}
      {daftar.map((bagian) =>
        salinan[bagian].length > 0 ? (
          <Part key={bagian} bagian={bagian} action={fieldAction}>
            <DaftarFacts bagian={bagian} {...shared} />
          </Part>
        ) : null,
      )}
      {salinan.perubahan && (
        <Part bagian="perubahan" action={fieldAction}>
          <Facts bagian="perubahan" values={salinan.perubahan} marks={marks} />
        </Part>
      )}
      {salinan.pemilik_baru && (
        <Part bagian="pemilik_baru" action={fieldAction}>
          <Facts bagian="pemilik_baru" values={salinan.pemilik_baru} marks={marks} />
        </Part>
      )}
      {dokumen.length > 0 && (
        <Part bagian="dokumen">
          <div className={classes.files}>
            <DocumentList dokumen={dokumen} onSelect={show} countTemuan={({ bidang }) => marks(bidang)} />
          </div>
        </Part>
      )}
    </div>
  )
}

const daftar = ['unit_produksi', 'ruang_lingkup', 'info_produk', 'pemasok', 'pelanggan'] as const

interface PartProps {
  bagian: BagianIsian
  action?: FieldAction | undefined
  children: ReactNode
}

function Part({ bagian, action, children }: PartProps) {
  return (
    <section className={classes.part} aria-label={bagianLabels[bagian]}>
      <div className={classes.head}>
        <h3>{bagianLabels[bagian]}</h3>
        {action?.(bagian, bagianLabels[bagian])}
      </div>
      {children}
    </section>
  )
}

import { roleLabels } from '@portal/domain/platform/role-labels'
import { roleSlug } from '@portal/domain/platform/roles'
import { PageTitle } from '#platform/page/PageTitle.tsx'
import { pageOf } from '#platform/page/structured.ts'
import { AppLink } from '#platform/ui/link/AppLink.tsx'
import type { NamaKelompok } from './alamat.ts'
import { umum } from './bab-umum.ts'
import { panduan } from './isi.ts'
import { kelompokPanduan } from './kelompok.ts'
import classes from './Panduan.module.css'

export function PanduanDaftar({ nama }: { nama: NamaKelompok }) {
  const { judul, roles } = kelompokPanduan[nama]
  return (
    <article className={classes.guide}>
      <PageTitle
        description="Panduan singkat bergambar untuk setiap peran di Portal Pangan Segar."
        data={import.meta.env.SSR && pageOf('CollectionPage', judul)}
      >
        {judul}
      </PageTitle>
      <h1>{judul}</h1>
      <p className={classes.lead}>Satu halaman singkat bergambar untuk setiap peran. Pilih peran Anda.</p>
      <ul className={classes.daftar}>
        {roles.map((role) => (
          <li key={role}>
            <h2>
              <AppLink to={`/panduan/${roleSlug(role)}`}>{roleLabels[role]}</AppLink>
            </h2>
            <p>{panduan[role].tugas}</p>
          </li>
        ))}
      </ul>
      <h2>Berlaku untuk semua</h2>
      <ul className={classes.umum}>
        {umum.map((kalimat) => (
          <li key={kalimat}>{kalimat}</li>
        ))}
      </ul>
    </article>
  )
}

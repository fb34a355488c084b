import { roleLabels } from '@portal/domain/platform/role-labels'
import type { Role } from '@portal/domain/platform/roles'
import { PageTitle } from '#platform/page/PageTitle.tsx'
import { pageOf } from '#platform/page/structured.ts'
import { AppLink } from '#platform/ui/link/AppLink.tsx'
import { umum } from './bab-umum.ts'
import { gambarOf } from './gambar.ts'
import { bagianOf, panduan } from './isi.ts'
import classes from './Panduan.module.css'

export function PanduanPeran({ role }: { role: Role }) {
  const nama = roleLabels[role]
  const { tugas, gambar } = panduan[role]
  return (
    <article className={classes.guide}>
      <PageTitle
        description={tugas}
        data={import.meta.env.SSR && pageOf('TechArticle', nama, { headline: nama })}
      >
        {`Panduan: ${nama}`}
      </PageTitle>
      <p className={classes.atas}>
        <AppLink to="/panduan/semua">Semua panduan</AppLink>
      </p>
      <h1>Panduan: {nama}</h1>
      <p className={classes.lead}>{tugas}</p>
      <figure>
        <img src={gambarOf(role)} alt={gambar} width={960} height={600} />
        <figcaption>{gambar}.</figcaption>
      </figure>
      {bagianOf(role).map(({ judul, isi, ke }) => (
        <section key={judul}>
          <h2>{judul}</h2>
          <p>{isi}</p>
          {ke && (
            <p>
              <AppLink to={ke.to}>{ke.label}</AppLink>
            </p>
          )}
        </section>
      ))}
      {role !== 'PELAKU_USAHA' && (
        <section>
          <h2>Mencari apa pun</h2>
          <p>
            Tekan Ctrl+K di mana saja, ketik nomor, nama usaha, pasar, orang, atau nama layar, lalu Enter.
            Yang tampil hanya yang termasuk wewenang dan wilayah Anda.
          </p>
        </section>
      )}
      <h2>Berlaku untuk semua</h2>
      <ul className={classes.umum}>
        {umum.map((kalimat) => (
          <li key={kalimat}>{kalimat}</li>
        ))}
      </ul>
    </article>
  )
}

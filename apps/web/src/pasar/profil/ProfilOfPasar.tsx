import { profilCalls } from '@portal/domain/pasar/profil/profil.contract'
import { KelengkapanMeter } from '#pasar/profil/KelengkapanMeter.tsx'
import { profilTo } from '#pasar/profil/profil-form.ts'
import classes from '#platform/page/rows.module.css'
import { Section } from '#platform/page/Section.tsx'
import { useList } from '#platform/table/use-list.ts'
import { AppLink } from '#platform/ui/link/AppLink.tsx'

export function ProfilOfPasar({ pasarId }: { pasarId: number }) {
  const { rows, isLoading } = useList(profilCalls.list, { pasar_id: pasarId, limit: 20 })
  return (
    <Section
      title="Profil menurut tahun program"
      actions={
        <AppLink to="/pasar/admin/profil/add" search={{ pasar: pasarId }}>
          Tambah profil
        </AppLink>
      }
    >
      {rows.length === 0 && !isLoading && <p>Belum ada profil.</p>}
      <ul className={classes.list}>
        {rows.map((profil) => (
          <li key={profil.id}>
            <span className={classes.name}>
              <AppLink to={profilTo(profil)}>Profil {profil.tahun_program}</AppLink>
            </span>
            <KelengkapanMeter profil={profil} />
          </li>
        ))}
      </ul>
    </Section>
  )
}

import { peranDiwakili } from '@portal/domain/akun/wakil/wakil'
import { homeOf } from '@portal/domain/portal/guards'
import { IconKey } from '@tabler/icons-react'
import { useNavigate } from '@tanstack/react-router'
import { Callout } from '#platform/page/Callout.tsx'
import { PageHeader } from '#platform/page/PageHeader.tsx'
import { Section } from '#platform/page/Section.tsx'
import { useSignedInUser } from '#platform/session/use-session.ts'
import { ErrorState, LoadingRows } from '#platform/ui/states/states.tsx'
import { WakilCard } from '../wakil/WakilCard.tsx'
import { ColleaguesCard } from './ColleaguesCard.tsx'
import { CompanyCard } from './CompanyCard.tsx'
import { OwnDataCard } from './OwnDataCard.tsx'
import { PasswordCard } from './PasswordCard.tsx'
import { PermintaanGabungCard } from './PermintaanGabungCard.tsx'
import classes from './Profile.module.css'
import { SessionsCard } from './SessionsCard.tsx'
import { TotpCard } from './TotpCard.tsx'
import { useAccount } from './use-account.ts'

/** Profile page for staff and operators. With a temporary password the page offers only the password change. */
export function ProfileScreen() {
  return useSignedInUser().wajib_ganti_sandi ? <FirstPassword /> : <Profile />
}

function FirstPassword() {
  const { role } = useSignedInUser()
  const navigate = useNavigate()
  return (
    <div className={classes.narrow}>
      <PageHeader title="Ganti kata sandi" />
      <Callout tone="warn" icon={IconKey} role="note">
        Kata sandi Anda sementara dan diketahui orang yang membuatnya. Pilih kata sandi sendiri dahulu;
        setelah itu semua halaman terbuka.
      </Callout>
      <PasswordCard forced onDone={() => void navigate({ to: homeOf(role), replace: true })} />
    </div>
  )
}

function Profile() {
  const { data: account, error, refetch } = useAccount()
  return (
    <>
      <PageHeader
        title="Profil saya"
        crumbs={[{ label: 'Admin Center', to: '/admin' }]}
        meta="Data, kata sandi, dan perangkat yang masuk dengan akun Anda."
      />
      {error && (
        <Section>
          <ErrorState title="Profil belum dapat dimuat" error={error} onRetry={refetch} />
        </Section>
      )}
      {!account && !error && <LoadingRows rows={8} />}
      {account && (
        <div className={classes.columns}>
          <div>
            <OwnDataCard account={account} />
            {account.perusahaan && <CompanyCard company={account.perusahaan} />}
            {account.perusahaan && <PermintaanGabungCard />}
            {account.perusahaan && <ColleaguesCard />}
            {peranDiwakili.includes(account.role) && <WakilCard />}
          </div>
          <div>
            <PasswordCard />
            <TotpCard account={account} />
            <SessionsCard />
          </div>
        </div>
      )}
    </>
  )
}

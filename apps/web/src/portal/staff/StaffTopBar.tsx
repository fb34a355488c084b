import { roleSlug } from '@portal/domain/platform/roles'
import type { AppName } from '@portal/domain/portal/topbar'
import { IconArrowLeft, IconHelp, IconMenu2 } from '@tabler/icons-react'
import { Suspense } from 'react'
import { Icon } from '#platform/icon/Icon.tsx'
import { pageAbove, shellSlots } from '#platform/layouts/shell-slots.ts'
import buttons from '#platform/light/button.module.css'
import { useSignedInUser } from '#platform/session/use-session.ts'
import { useStore } from '#platform/state/store.ts'
import { ColorSchemeToggle } from '#platform/ui/ColorSchemeToggle.tsx'
import { AppLink } from '#platform/ui/link/AppLink.tsx'
import { Mark } from '#platform/ui/mark/Mark.tsx'
import { Pencarian } from '#portal/pencarian/Pencarian.tsx'
import { AppSwitcher } from '#portal/staff/AppSwitcher.tsx'
import classes from '#portal/staff/StaffTopBar.module.css'
import { UserMenu } from '#portal/staff/UserMenu.tsx'

/** Keeps the place of the bell, whose code arrives after the page. */
const BellPlace = () => <span className={buttons.icon} aria-hidden="true" />

const startPage = /^(\/\w+)?\/admin$/

export function StaffTopBar({ app, onOpenMenu }: { app?: AppName | undefined; onOpenMenu?: () => void }) {
  const user = useSignedInUser()
  const { bell: Bell } = useStore(shellSlots)
  const above = useStore(pageAbove)
  // Lists, which stand right below a start page, keep the menu. Operators have one list, so each page below it leads back.
  const back = above && (!app || !startPage.test(above.to)) ? above : undefined
  return (
    <header className={classes.bar} data-back={back && ''}>
      {back && (
        <AppLink to={back.to} className={classes.back} aria-label={`Kembali ke ${back.label}`}>
          <Icon of={IconArrowLeft} size={22} />
          <b>{back.label}</b>
        </AppLink>
      )}
      {onOpenMenu && (
        <button
          type="button"
          className={`${buttons.icon} ${classes.menu}`}
          aria-label="Buka menu"
          onClick={onOpenMenu}
        >
          <Icon of={IconMenu2} size={22} />
        </button>
      )}
      <AppLink to="/" className={classes.brand} aria-label="Portal Pangan Segar, halaman awal">
        <Mark size={30} />
        {!app && <b className={classes.name}>Portal Pangan Segar</b>}
      </AppLink>
      {app && (
        <>
          <span className={classes.slash} aria-hidden="true">
            /
          </span>
          <AppSwitcher role={user.role} current={app} />
        </>
      )}
      <span className={classes.gap} />
      {app && <Pencarian role={user.role} />}
      {app && <span className={classes.desk} />}
      <AppLink
        to={`/panduan/${roleSlug(user.role)}`}
        className={`${buttons.icon} ${classes.guide}`}
        aria-label="Buka panduan peran Anda"
      >
        <Icon of={IconHelp} size={20} />
      </AppLink>
      <ColorSchemeToggle />
      <Suspense fallback={<BellPlace />}>{Bell ? <Bell /> : <BellPlace />}</Suspense>
      <UserMenu user={user} />
    </header>
  )
}

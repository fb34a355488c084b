import { homeOf } from '@portal/domain/portal/guards'
import { currentTopItem, publicTopBar } from '@portal/domain/portal/public-topbar'
import { IconLayoutDashboard, IconLogin2, IconMenu2, IconX } from '@tabler/icons-react'
import { useRouterState } from '@tanstack/react-router'
import { useRef } from 'react'
import { Icon } from '#platform/icon/Icon.tsx'
import buttons from '#platform/light/button.module.css'
import { useSessionKnown, useUser } from '#platform/session/use-session.ts'
import { ColorSchemeToggle } from '#platform/ui/ColorSchemeToggle.tsx'
import { AppLink } from '#platform/ui/link/AppLink.tsx'
import { Mark } from '#platform/ui/mark/Mark.tsx'
import classes from '#portal/public/PublicTopBar.module.css'
import { ServiceLinks, ServicesMenu } from '#portal/public/ServicesMenu.tsx'

export function PublicTopBar() {
  const current = useRouterState({ select: (state) => currentTopItem(state.location.pathname) })
  return (
    <header className={classes.bar}>
      <div className={classes.inner}>
        <AppLink to="/" className={classes.brand}>
          <Mark size={36} />
          <span className={classes.words}>
            <b>Portal Pangan Segar</b>
            <small>Keamanan dan mutu pangan segar</small>
          </span>
        </AppLink>
        <nav className={classes.nav} aria-label="Utama">
          {publicTopBar.map((item) =>
            item.children ? (
              <ServicesMenu
                key={item.label}
                label={item.label}
                services={item.children}
                current={item === current}
              />
            ) : (
              <AppLink
                key={item.label}
                to={item.to ?? '/'}
                className={classes.item}
                data-on={item === current || undefined}
              >
                {item.label}
              </AppLink>
            ),
          )}
        </nav>
        <div className={classes.end}>
          <ColorSchemeToggle />
          <span className={classes.wide}>
            <EntryLink />
          </span>
          <MobileMenu />
        </div>
      </div>
    </header>
  )
}

/** Link to the login, or to the start page of a signed-in user. */
function EntryLink() {
  const user = useUser()
  const known = useSessionKnown()
  const icon = user ? IconLayoutDashboard : IconLogin2
  return (
    <AppLink
      to={user ? homeOf(user.role) : '/login'}
      className={`${buttons.button} ${classes.entry}`}
      data-kind="plain"
      data-size="md"
      data-known={known || undefined}
    >
      <Icon of={icon} />
      {user ? 'Ruang kerja saya' : 'Masuk'}
    </AppLink>
  )
}

function MobileMenu() {
  const sheet = useRef<HTMLDialogElement>(null)
  const close = () => sheet.current?.close()
  return (
    <div className={classes.narrow}>
      <button
        type="button"
        className={buttons.icon}
        aria-label="Buka menu"
        onClick={() => sheet.current?.showModal()}
      >
        <Icon of={IconMenu2} size={24} />
      </button>
      {/* A click on a link also closes the sheet. Links handle the keyboard themselves. */}
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: clicks bubble up from links, which answer to Enter */}
      <dialog ref={sheet} className={classes.sheet} aria-label="Menu" onClick={close}>
        <div className={classes.sheetTop}>
          <Mark size={30} />
          <button type="button" className={buttons.icon} aria-label="Tutup menu">
            <Icon of={IconX} size={24} />
          </button>
        </div>
        <nav className={classes.sheetNav} aria-label="Menu">
          {publicTopBar.map((item) =>
            item.children ? (
              <div key={item.label} className={classes.sheetGroup}>
                <p>{item.label}</p>
                <ServiceLinks services={item.children} />
              </div>
            ) : (
              <AppLink key={item.label} to={item.to ?? '/'} className={classes.sheetItem}>
                {item.label}
              </AppLink>
            ),
          )}
          <EntryLink />
        </nav>
      </dialog>
    </div>
  )
}

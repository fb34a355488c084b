import type { PublicNavItem } from '@portal/domain/portal/public-topbar'
import { IconChevronDown } from '@tabler/icons-react'
import { useCallback, useId, useRef, useState } from 'react'
import { Icon } from '#platform/icon/Icon.tsx'
import { serviceIconOf } from '#platform/layouts/service-icons.ts'
import { AppLink } from '#platform/ui/link/AppLink.tsx'
import { Emblem } from '#platform/ui/mark/Emblem.tsx'
import { useDismiss } from '#platform/ui/use-dismiss.ts'
import classes from '#portal/public/PublicTopBar.module.css'

type Services = NonNullable<PublicNavItem['children']>

/**
 * The "Layanan" menu: three columns with icon, name and description. It opens on click and closes on Escape, selection
 * or leaving.
 */
export function ServicesMenu({
  label,
  services,
  current,
}: {
  label: string
  services: Services
  current: boolean
}) {
  const [open, setOpen] = useState(false)
  const root = useRef<HTMLDivElement>(null)
  const id = useId()
  const close = useCallback(() => setOpen(false), [])

  useDismiss(root, open, close)

  return (
    <div ref={root} className={classes.services}>
      <button
        type="button"
        className={classes.item}
        data-on={current || undefined}
        aria-expanded={open}
        aria-controls={id}
        onClick={() => setOpen(!open)}
      >
        {label}
        <Icon of={IconChevronDown} size={16} className={classes.chevron} />
      </button>
      <div id={id} className={classes.menu} hidden={!open}>
        <ServiceLinks services={services} onChoose={close} />
      </div>
    </div>
  )
}

export function ServiceLinks({ services, onChoose }: { services: Services; onChoose?: () => void }) {
  return (
    <ul className={classes.serviceList}>
      {services.map((service) => {
        const icon = serviceIconOf(service.icon)
        return (
          <li key={service.label}>
            <AppLink to={service.to ?? '/'} className={classes.service} onClick={onChoose}>
              <Emblem>
                <Icon of={icon} size={20} />
              </Emblem>
              <span>
                <b>{service.label}</b>
                <small>{service.description}</small>
              </span>
            </AppLink>
          </li>
        )
      })}
    </ul>
  )
}

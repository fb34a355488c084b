import { Link } from '@tanstack/react-router'
import type { AnchorHTMLAttributes, Ref } from 'react'

export interface AppLinkProps extends Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'href'> {
  /** A path of the portal, for addresses that come from a table or an answer and so are not typed. */
  to: string
  search?: Record<string, string> | undefined
  ref?: Ref<HTMLAnchorElement>
}

export function AppLink({ to, search, ...rest }: AppLinkProps) {
  return <Link to={to as '/'} search={(search ?? {}) as never} activeOptions={{ exact: true }} {...rest} />
}

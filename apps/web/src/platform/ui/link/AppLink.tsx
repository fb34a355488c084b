import { Link } from '@tanstack/react-router'
import type { AnchorHTMLAttributes, Ref } from 'react'
import type { KnownSearch } from '#platform/ui/link/known-search.ts'

interface AddressLinkProps extends Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'href'> {
  /** A path of the portal, for addresses that come from a table or an answer and so are not typed. */
  to: string
  search?: Record<string, string> | undefined
  ref?: Ref<HTMLAnchorElement>
}

export interface AppLinkProps extends Omit<AddressLinkProps, 'search'> {
  search?: KnownSearch | undefined
  /** The part of the page to begin at. */
  hash?: string
}

export function AppLink({ to, search = {}, ...rest }: AppLinkProps) {
  return <Link to={to as '/'} search={search} activeOptions={{ exact: true }} {...rest} />
}

/** The whole address comes from a table or an answer, its search too. */
export function AddressLink({ to, search = {}, ...rest }: AddressLinkProps) {
  return <Link to={to as '/'} search={search} activeOptions={{ exact: true }} {...rest} />
}

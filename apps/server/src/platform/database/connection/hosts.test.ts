import { expect, test } from 'vitest'
import { readAddress } from './hosts.ts'

test.each([
  ['postgres://u:p@db/portal', ['postgres://u:p@db/portal'], 'any'],
  [
    'postgresql://u:p@a:5432,b:6432/portal?sslmode=require&target_session_attrs=read-write&x=1',
    [
      'postgresql://u:p@a:5432/portal?sslmode=require&x=1',
      'postgresql://u:p@b:6432/portal?sslmode=require&x=1',
    ],
    'read-write',
  ],
  [
    'postgres://a,b/portal?target_session_attrs=standby',
    ['postgres://a/portal', 'postgres://b/portal'],
    'standby',
  ],
  ['postgres://portal@/portal?host=%2Ftmp', ['postgres://portal@/portal?host=%2Ftmp'], 'any'],
])('%s', (url, urls, wanted) => {
  expect(readAddress(url)).toEqual({ urls, wanted })
})

test.each([
  'mysql://u@db/portal',
  'db.example.go.id',
  'postgres://u:p@a:543x,b/portal',
  'postgres://a,/portal',
  'postgres://a,b/portal?target_session_attrs=master',
])('%s is refused', (url) => {
  expect(readAddress(url)).toBeUndefined()
})

import { createElement, Suspense, use } from 'react'
import { expect, it } from 'vitest'
import { markupOf } from '#platform/rendering/markup-of.ts'

const Late = ({ text }: { text: Promise<string> }) => createElement('p', null, use(text))
const drawLate = (text: Promise<string>) =>
  markupOf(createElement(Suspense, { fallback: 'menunggu' }, createElement(Late, { text })))

it('waits for every part and needs no script to put it in place', async () => {
  const long = 'panjang '.repeat(4000)
  const html = await drawLate(new Promise((resolve) => setImmediate(() => resolve(long))))
  expect(html).toContain(`<p>${long}</p>`)
  expect(html).not.toMatch(/<script|<template|menunggu/)
})

it('fails as a whole where a part fails', async () => {
  await expect(drawLate(Promise.reject(new Error('rusak')))).rejects.toThrow('rusak')
})

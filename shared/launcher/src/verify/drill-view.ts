import type { Page } from '@playwright/test'
import { calls } from '@portal/contracts'
import { type ReleaseReport, ReleaseReportsSchema } from '@portal/federation/protocol'
import * as v from 'valibot'
import { FAILURE_HEADINGS, readShownPage } from './shown-page.ts'

const PATIENCE_MS = 40_000

/** What a customer sees of a remote, and what the page itself says of its releases. */
export interface DrillView {
  /** The headings one after the other, empty for none. */
  headings: { milliseconds: number; heading: string }[]
  /** Whether the last one is that of the page, and not of a failure. */
  passed: boolean
  /** What the page has reported to the BFF: it requests files of releases that it never shows, so they say nothing. */
  reports: ReleaseReport[]
}

/** The release that the page reports as rendered. */
export const renderedIn = ({ reports }: Pick<DrillView, 'reports'>): string | undefined =>
  reports.find(({ outcome }) => outcome === 'loaded')?.release

/**
 * Opens the page of a remote and looks until it shows a failure, or has reported which release it renders.
 * @param patience how long it looks, in milliseconds
 */
export async function viewRemote(
  page: Page,
  { app, address }: { app: string; address: string },
  patience = PATIENCE_MS,
): Promise<DrillView> {
  const view: DrillView = { headings: [], passed: false, reports: [] }
  page.on('request', (request) => {
    if (!request.url().endsWith(calls.reportReleases.path) || request.method() !== 'POST') return
    const { reports } = v.parse(ReleaseReportsSchema, request.postDataJSON())
    view.reports.push(...reports.filter((report) => report.app === app))
  })
  const startedAt = Date.now()
  await page.goto(address, { waitUntil: 'commit' })
  for (let isOver = false; !isOver && Date.now() - startedAt < patience; await page.waitForTimeout(100)) {
    const { heading = '', isLoading } = await readShownPage(page)
    if (heading !== view.headings.at(-1)?.heading)
      view.headings.push({ milliseconds: Date.now() - startedAt, heading })
    const isFailure = FAILURE_HEADINGS.includes(heading)
    view.passed = heading !== '' && !isFailure
    isOver = !isLoading && (isFailure || (view.passed && renderedIn(view) !== undefined))
  }
  return view
}

import * as v from 'valibot'
import {
  BasePathSchema,
  CallNameSchema,
  CallPathSchema,
  ElementNameSchema,
  IconSchema,
  ModuleNameSchema,
  PathSchema,
  TrustedTypesPolicySchema,
} from './names.ts'
import type { HostPage } from './page.ts'
import type { RemoteDeclaration } from './remote-declaration.ts'
import { RemoteNameSchema } from './remote-name.ts'

const TextSchema = v.pipe(v.string(), v.maxLength(200))

const TabSchema = v.looseObject({
  label: TextSchema,
  shortLabel: v.optional(TextSchema),
  place: v.pipe(v.number(), v.integer()),
  icon: IconSchema,
})

/**
 * A published declaration. The publishing checkout checked it and may know other slots, facts and fields, so that this one checks the
 * grammar of its names and the type of all that is used.
 */
export const PublishedDeclarationSchema = v.pipe(
  v.looseObject({
    name: RemoteNameSchema,
    basePath: BasePathSchema,
    element: v.optional(ElementNameSchema),
    access: v.picklist(['customer', 'public']),
    tab: v.optional(TabSchema),
    overview: v.optional(
      v.union([TextSchema, v.looseObject({ none: TextSchema, one: TextSchema, other: TextSchema })]),
    ),
    slots: v.array(ModuleNameSchema),
    paths: v.array(PathSchema),
    calls: v.optional(v.array(CallNameSchema)),
    trustedTypes: v.optional(v.array(TrustedTypesPolicySchema)),
    reads: v.optional(
      v.array(
        v.looseObject({
          at: v.array(PathSchema),
          path: CallPathSchema,
          tenant: v.optional(v.literal(true)),
        }),
      ),
    ),
  }),
  v.transform((declaration) => declaration as RemoteDeclaration),
)

/** The pages of a host, as its release lists them in `pages.json`. */
export const HostPagesSchema = v.pipe(
  v.array(
    v.looseObject({
      path: PathSchema,
      title: v.optional(TextSchema),
      description: v.optional(v.string()),
      isPublic: v.optional(v.literal(true)),
      tab: v.optional(v.looseObject({ label: TextSchema, icon: IconSchema })),
    }),
  ),
  v.transform((pages) => pages as HostPage[]),
)

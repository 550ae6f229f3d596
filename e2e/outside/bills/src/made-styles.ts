import { runtimeStyles } from '@nordtal/remote'

/** Makes styles at run time, as libraries of components do. */
const style = document.createElement('style')
runtimeStyles('mfe-bills').appendChild(style)
style.sheet?.insertRule('h1 { letter-spacing: 3px }')
style.sheet?.insertRule('body { --bills: made }')
style.sheet?.insertRule("@property --bill-scale { syntax: '<number>'; inherits: true; initial-value: 2 }")

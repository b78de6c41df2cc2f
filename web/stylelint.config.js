// Style rules of the client. Colours are tokens of src/tokens.css, so that light, dark and contrast are decided once.
export default {
  extends: 'stylelint-config-recommended',
  rules: {
    'color-no-hex': true,
    'color-named': 'never',
    'function-disallowed-list': [['rgba', 'hsl', 'hsla', 'hwb', 'lab', 'lch', 'oklab', 'oklch']],
    // rgb() only to make a token translucent: rgb(from var(--lamp) r g b / 0.5).
    'declaration-property-value-disallowed-list': { '/.*/': ['/rgb\\((?!from )/'] },
    'declaration-block-no-redundant-longhand-properties': true,
    'shorthand-property-no-redundant-values': true,
    // These take their measures from custom properties (see the comments at their top).
    'selector-disallowed-list': ['/:global\\(\\.(face|chip|vote)\\b/'],
    // Text grows with the size that the reader's browser is set to.
    'declaration-property-unit-disallowed-list': { '/^(font|font-size|line-height)$/': ['px'] },
    // A component's selectors are grouped by what they show; specificity is Svelte's business.
    'no-descending-specificity': null,
    'selector-pseudo-class-no-unknown': [true, { ignorePseudoClasses: ['global'] }],
  },
  overrides: [
    { files: ['**/*.svelte'], customSyntax: 'postcss-html' },
    {
      files: ['src/tokens.css'],
      rules: {
        'color-no-hex': null,
        'declaration-property-value-disallowed-list': null,
      },
    },
  ],
}

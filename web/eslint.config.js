// Lint rules of the client. svelte-check checks the types; ESLint finds what types cannot say.
import svelte from 'eslint-plugin-svelte'
import globals from 'globals'
import ts from 'typescript-eslint'
import svelteConfig from './svelte.config.js'

// Replaced names: they do not come back.
const REPLACED =
  'clientOf packsOf readerOf guideOf pageOf dailyOf fileOf mayDo asAllowed fromSvelte rememberMe rememberTable forgetTable lessonAt rememberLesson whoIAm nameAmong closesOnBack afterReturn ownBuild takeIntent dressPage isTold beTold beToldNoMore noticeKey cameFrom pageAt withSet unlike stepped inARow lookAtTable openTable fromBottom projector Projector freest placesIn pastOf personAt waitedFor goodNumber usualLevel inRules inGuide ownFile toWrite deedsFor Deed Fingers Ear Alive Guarded Heard TurnNotice'

export default ts.config(
  { ignores: ['src/**/wire.ts', 'public/', 'offline/'] },
  ...ts.configs.recommended,
  ...svelte.configs.recommended,
  { languageOptions: { globals: { ...globals.browser, ...globals.node } } },
  {
    files: ['**/*.svelte', '**/*.svelte.ts'],
    languageOptions: { parserOptions: { parser: ts.parser, svelteConfig } },
  },
  {
    rules: {
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_', varsIgnorePattern: '^_' }],
      'id-denylist': ['error', ...REPLACED.split(' ')],
      // Most lists are drawings that never change their order; those that do have keys.
      'svelte/require-each-key': 'off',
      // {' '} keeps a space that Svelte would trim.
      'svelte/no-useless-mustaches': 'off',
      'no-restricted-syntax': [
        'error',
        // Styles name the tokens of src/tokens.css; only drawings have colours of their own.
        {
          selector: 'SvelteStyleDirective :matches(Literal, SvelteLiteral)[value=/^#[0-9a-f]{3,8}$/i]',
          message: 'Name a token of src/tokens.css.',
        },
        {
          selector:
            "VariableDeclarator[id.typeAnnotation.typeAnnotation.typeName.name='Record'][id.typeAnnotation.typeAnnotation.typeArguments.params.0.type='TSStringKeyword'] > ObjectExpression.init[properties.length>0]",
          message: 'A lookup by any text must not find `constructor`: wrap the object in bare() of lib/bare.ts.',
        },
      ],
      'no-restricted-globals': ['error', { name: 'localStorage', message: 'It may throw: use lib/localStore.ts.' }],
      // Maps and sets that nothing watches stay plain.
      'svelte/prefer-svelte-reactivity': 'off',
    },
  },
  { files: ['**/*.test.ts', 'src/lib/localStore.ts'], rules: { 'no-restricted-syntax': 'off', 'no-restricted-globals': 'off' } },
  {
    // These insert drawings of our own packages and build, never text that somebody typed.
    files: [
      'src/lib/Icon.svelte',
      'src/games/spyclub/{SpriteLoader,Sprites}.svelte',
      'src/games/spyfall/{CardFace,Reveal}.svelte',
      'src/games/spyfall/scene/Scene.svelte',
    ],
    rules: { 'svelte/no-at-html-tags': 'off' },
  },
)

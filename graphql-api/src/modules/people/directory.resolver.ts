import { Args, Ctx, Query, Resolver } from 'type-graphql';
import type { Context } from '../../context.js';
import { DirectoryArgs } from './directory.inputs.js';
import { Directory } from './directory.js';
import { readDirectory } from './directory.service.js';

@Resolver()
export class DirectoryResolver {
  @Query(() => Directory, { description: "The people of the viewer's organization." })
  directory(@Ctx() ctx: Context, @Args(() => DirectoryArgs) args: DirectoryArgs) {
    return readDirectory(ctx, args);
  }
}
